#include "designer/faces/cli/write_folder.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <stdio.h>  // NOLINT(modernize-deprecated-headers): renameat2 is of Linux, not of <cstdio>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>

#include "designer/faces/cli/unbroken.h"
#include "engine/base/expected.h"

namespace trackwright {

namespace {

namespace fs = std::filesystem;

// Temporary files have the same mark in their names, so that one pattern finds all leftovers.
constexpr std::string_view beside_mark = ".part-";

WriteError write_failure(const std::string& path, int code) {
  return {path, "cannot be written: " + std::generic_category().message(code)};
}

// A folder beside another, removed by the destructor. Its lock shows other processes that the folder is in
// use.
class Beside {
 public:
  explicit Beside(const fs::path& folder) {
    const std::string stem = folder.string() + std::string(beside_mark) + std::to_string(::getpid());
    constexpr int most_tries = 1000;
    for (int i = 0; i < most_tries && !locked_; ++i) {
      path_ = i == 0 ? stem : stem + "-" + std::to_string(i);
      if (::mkdir(path_.c_str(), 0777) == 0)
        lock();
      else if (errno != EEXIST)
        break;
    }
  }
  Beside(const Beside&) = delete;
  Beside& operator=(const Beside&) = delete;
  ~Beside() {
    std::error_code ignored;
    if (locked_ && !kept_) fs::remove_all(path_, ignored);
    if (handle_ >= 0) ::close(handle_);
  }

  bool is_made() const { return locked_; }
  void keep() { kept_ = true; }
  const fs::path& path() const { return path_; }

 private:
  // Locks the folder; fails if the cleanup of another process removed it in the meantime.
  void lock() {
    if (handle_ >= 0) ::close(handle_);
    handle_ = ::open(path_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    struct stat held {};
    struct stat named {};
    locked_ = handle_ >= 0 && ::flock(handle_, LOCK_EX | LOCK_NB) == 0 && ::fstat(handle_, &held) == 0 &&
              ::stat(path_.c_str(), &named) == 0 && held.st_ino == named.st_ino;
  }

  fs::path path_;
  int handle_ = -1;
  bool locked_ = false;
  bool kept_ = false;
};

// Removes folders that killed programs left beside the folder.
void remove_leftovers(const fs::path& folder) {
  const std::string stem = folder.filename().string() + std::string(beside_mark);
  std::error_code ignored;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder.parent_path(), ignored)) {
    const std::string name = entry.path().filename().string();
    if (!name.starts_with(stem) || name.find_first_not_of("0123456789-", stem.size()) != std::string::npos)
      continue;
    const int handle = ::open(entry.path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW);
    if (handle < 0) continue;
    if (::flock(handle, LOCK_EX | LOCK_NB) == 0) fs::remove_all(entry.path(), ignored);
    ::close(handle);
  }
}

std::int64_t nanoseconds(const struct timespec& at) {
  return std::int64_t{at.tv_sec} * 1'000'000'000 + at.tv_nsec;
}

// Identifies a version of a file by number and time, because the system reuses file numbers.
struct FileVersion {
  ino_t number = 0;
  std::int64_t changed = 0;
  explicit FileVersion(const struct stat& of) : number(of.st_ino), changed(nanoseconds(of.st_mtim)) {}
  bool operator==(const FileVersion&) const = default;
};
using FileVersions = std::map<fs::path, FileVersion>;

// Links the files of a folder into its copy, except those that are written anew.
class Rest {
 public:
  explicit Rest(std::set<fs::path> written) : written_(std::move(written)) {}

  bool link(const fs::path& from, const fs::path& to, const fs::path& below = {}) {
    std::error_code error;
    fs::directory_iterator entry(from, error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
      const fs::path name = below / entry->path().filename();
      if (++seen_ > most_things) return false;
      if (entry->symlink_status(error).type() == fs::file_type::directory) {
        if (!make_alike(entry->path(), to / name) || !link(entry->path(), to, name)) return false;
      } else if (!is_replaced(name) && !link_file(entry->path(), to, name)) {
        return false;
      }
    }
    return !error;
  }

  // The linked files, with their versions at the time of the link.
  const FileVersions& linked() const { return linked_; }

  // Creates the copy with the same mode; refuses a folder of another user.
  static bool make_alike(const fs::path& folder, const fs::path& copy) {
    struct stat of {};
    if (::stat(folder.c_str(), &of) != 0 || of.st_uid != ::geteuid()) return false;
    if (::access(folder.c_str(), W_OK | X_OK) != 0) return false;
    if (::mkdir(copy.c_str(), 0700) != 0 && errno != EEXIST) return false;
    return ::chmod(copy.c_str(), of.st_mode & 07777U) == 0;
  }

 private:
  bool link_file(const fs::path& file, const fs::path& to, const fs::path& name) {
    struct stat of {};
    if (::link(file.c_str(), (to / name).c_str()) != 0 || ::lstat((to / name).c_str(), &of) != 0)
      return false;
    linked_.emplace(name, FileVersion(of));
    return true;
  }

  // Also true for a partial copy of such a file that a killed program left behind.
  bool is_replaced(const fs::path& name) const {
    const std::string text = name.string();
    const std::size_t mark = text.rfind(beside_mark);
    return written_.contains(name) || (mark != std::string::npos && written_.contains(text.substr(0, mark)));
  }

  static constexpr std::size_t most_things = 10'000;

  std::set<fs::path> written_;
  FileVersions linked_;
  std::size_t seen_ = 0;
};

std::optional<WriteError> fill(const fs::path& beside, const std::string& folder,
                               const std::vector<OutputFile>& files, const Uninterrupted& whole) {
  for (const OutputFile& file : files) {
    const std::string shown = folder + "/" + file.name;
    if (whole.asked()) return write_failure(shown, EINTR);
    const fs::path path = beside / file.name;
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    if (error) return write_failure(shown, error.value());
    errno = 0;
    std::ofstream out(path, std::ios::binary);
    out.write(file.bytes.data(), static_cast<std::streamsize>(file.bytes.size()));
    out.close();
    if (!out) return write_failure(shown, errno != 0 ? errno : EIO);
  }
  return std::nullopt;
}

// Moves files that others saved into the old folder, after its files were linked, into the new folder.
class Saved {
 public:
  Saved(const fs::path& old, const fs::path& folder, const std::set<fs::path>& written,
        const FileVersions& linked, RunStart started)
      : old_(old), folder_(folder), written_(written), linked_(linked) {
    std::set<fs::path> newer;
    for (const fs::path& name : written)
      if (struct stat of{};
          ::lstat((old / name).c_str(), &of) == 0 && nanoseconds(of.st_mtim) > started.nanoseconds)
        newer.insert(name);
    if (newer.size() < written.size()) newer_ = std::move(newer);
  }

  // Moves the saved files of the old folder into the new one and removes the rest, until the old folder is
  // empty. Returns a file that it could not move, or nothing on success.
  std::optional<fs::path> keep(const fs::path& below = {}) const {
    const std::string folder = (old_ / below).string();
    do {
      std::error_code error;
      for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
        const fs::path name = below / entry.path().filename();
        if (name == aside_name) continue;
        const bool folds = entry.symlink_status(error).type() == fs::file_type::directory;
        if (folds) fs::create_directories(folder_ / name, error);
        if (auto left = folds ? keep(name) : kept(name) ? std::nullopt : std::optional(name)) return left;
      }
    } while (::rmdir(folder.c_str()) != 0 && errno == ENOTEMPTY);
    return std::nullopt;
  }

 private:
  // Takes the file out of the old folder first, so that nobody can replace it unnoticed afterwards.
  bool kept(const fs::path& name) const {
    const std::string aside = (old_ / aside_name).string();
    if (::rename((old_ / name).c_str(), aside.c_str()) != 0) return errno == ENOENT;
    if (is_saved(name, aside) && !put_back(aside, name)) return false;
    ::unlink(aside.c_str());
    return true;
  }

  // Exchanges the file with the linked one. If somebody saves there at this moment, the file that comes out
  // is newer and goes back.
  bool put_back(const std::string& aside, const fs::path& name) const {
    const std::string to = (folder_ / name).string();
    const auto linked = linked_.find(name);
    struct stat mine {};
    if (::lstat(aside.c_str(), &mine) != 0) return false;
    if (linked == linked_.end() || written_.contains(name)) return ::rename(aside.c_str(), to.c_str()) == 0;
    constexpr int most_tries = 20;
    for (int i = 0; i < most_tries; ++i) {
      if (::renameat2(AT_FDCWD, aside.c_str(), AT_FDCWD, to.c_str(), RENAME_EXCHANGE) != 0) return false;
      struct stat out {};
      if (::lstat(aside.c_str(), &out) != 0) return false;
      // Done: the linked file came out, or our own file after a newer one went back.
      if (FileVersion(out) == linked->second || (i > 0 && FileVersion(out) == FileVersion(mine))) return true;
    }
    return false;
  }

  bool is_saved(const fs::path& name, const std::string& aside) const {
    if (written_.contains(name)) return newer_.contains(name);
    const std::string text = name.string();
    if (const std::size_t mark = text.rfind(beside_mark);
        mark != std::string::npos && written_.contains(text.substr(0, mark)))
      return false;
    struct stat then {};
    struct stat now {};
    if (::lstat(aside.c_str(), &then) != 0) return false;
    if (::lstat((folder_ / name).c_str(), &now) != 0) return true;
    // The file at the target is newer, unless it is the linked one.
    const auto linked = linked_.find(name);
    return then.st_ino != now.st_ino && linked != linked_.end() && linked->second == FileVersion(now);
  }

  static constexpr const char* aside_name = ".aside";

  const fs::path& old_;
  const fs::path& folder_;
  const std::set<fs::path>& written_;
  const FileVersions& linked_;
  std::set<fs::path> newer_;
};

bool can_exchange(const fs::path& folder) {
  std::error_code error;
  return !fs::equivalent(folder, fs::current_path(error), error) && !error;
}

enum class Way { Exchanged, OneByOne };

// Returns OneByOne if the folders cannot be exchanged; then the caller writes each file separately.
Expected<Way, WriteError> exchange(const std::string& folder, const std::vector<OutputFile>& files,
                                   RunStart started) {
  std::error_code error;
  const fs::path target = fs::weakly_canonical(fs::absolute(folder), error);
  const bool there = fs::is_directory(target, error);
  if (!target.has_filename() || (!there && fs::exists(target, error)) || (there && !can_exchange(target)))
    return Way::OneByOne;
  const Uninterrupted whole;
  MadeFolders folders;
  if (const int code = folders.make(target.parent_path()); code != 0)
    return unexpected(write_failure(target.parent_path().string(), code));
  remove_leftovers(target);
  Beside beside(target);
  if (!beside.is_made()) return Way::OneByOne;
  std::set<fs::path> names;
  for (const OutputFile& file : files) {
    names.insert(fs::path(file.name).lexically_normal());
    if (fs::is_directory(target / file.name, error))
      return unexpected(write_failure(folder + "/" + file.name, EISDIR));
  }
  Rest rest(names);
  if (there && (!Rest::make_alike(target, beside.path()) || !rest.link(target, beside.path())))
    return Way::OneByOne;
  if (auto full = fill(beside.path(), folder, files, whole)) return unexpected(std::move(*full));
  if (whole.asked()) return unexpected(write_failure(folder, EINTR));
  const unsigned int way = there ? RENAME_EXCHANGE : RENAME_NOREPLACE;
  if (::renameat2(AT_FDCWD, beside.path().c_str(), AT_FDCWD, target.c_str(), way) != 0) return Way::OneByOne;
  folders.keep();
  if (const auto left =
          there ? Saved(beside.path(), target, names, rest.linked(), started).keep() : std::nullopt) {
    beside.keep();
    return unexpected(
        WriteError{folder, fmt::format("was written, but {} was saved in the meantime and is now in {}",
                                       left->string(), beside.path().string())});
  }
  return Way::Exchanged;
}

}  // namespace

std::optional<WriteError> write_folder(const std::string& folder, const std::vector<OutputFile>& files,
                                       RunStart started) {
  std::error_code error;
  if (fs::is_symlink(folder, error) && !fs::exists(folder, error))
    return WriteError{folder, "cannot be written: it is a link to a folder that does not exist"};
  auto done = exchange(folder, files, started);
  if (!done) return std::move(done.error());
  return *done == Way::Exchanged ? std::nullopt : write_files(folder, files);
}

}  // namespace trackwright
