#include "designer/faces/cli/write_folder.h"

#include <fcntl.h>
#include <stdio.h>  // NOLINT(modernize-deprecated-headers): renameat2 is of Linux, not of <cstdio>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>

#include "designer/faces/cli/unbroken.h"
#include "engine/base/expected.h"

namespace trackwright {

namespace {

namespace fs = std::filesystem;

// As in names of files that are being written, for whoever clears up.
constexpr std::string_view beside_mark = ".part-";

WriteError write_failure(const std::string& path, int code) {
  return {path, "cannot be written: " + std::generic_category().message(code)};
}

// A folder beside another, gone with this. It is locked as long as this lives, so that others see that
// somebody still needs it.
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
    if (locked_) fs::remove_all(path_, ignored);
    if (handle_ >= 0) ::close(handle_);
  }

  bool is_made() const { return locked_; }
  const fs::path& path() const { return path_; }

 private:
  // Somebody who clears up may have come between.
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
};

// Takes away what programs that were killed left beside the folder.
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

// Links to what a folder holds besides the files that are written anew.
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
      } else if (!is_replaced(name) && ::link(entry->path().c_str(), (to / name).c_str()) != 0) {
        return false;
      }
    }
    return !error;
  }

  // With its rights; one of somebody else is left alone.
  static bool make_alike(const fs::path& folder, const fs::path& copy) {
    struct stat of {};
    if (::stat(folder.c_str(), &of) != 0 || of.st_uid != ::geteuid()) return false;
    if (::access(folder.c_str(), W_OK | X_OK) != 0) return false;
    if (::mkdir(copy.c_str(), 0700) != 0 && errno != EEXIST) return false;
    return ::chmod(copy.c_str(), of.st_mode & 07777U) == 0;
  }

 private:
  // Also where it is only a part of one of them, left by a program that was killed.
  bool is_replaced(const fs::path& name) const {
    const std::string text = name.string();
    const std::size_t mark = text.rfind(beside_mark);
    return written_.contains(name) || (mark != std::string::npos && written_.contains(text.substr(0, mark)));
  }

  static constexpr std::size_t most_things = 10'000;

  std::set<fs::path> written_;
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

bool can_exchange(const fs::path& folder) {
  std::error_code error;
  return !fs::equivalent(folder, fs::current_path(error), error) && !error;
}

enum class Way { Exchanged, OneByOne };

// One by one is what is left where they cannot be exchanged.
Expected<Way, WriteError> exchange(const std::string& folder, const std::vector<OutputFile>& files) {
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
  const Beside beside(target);
  if (!beside.is_made()) return Way::OneByOne;
  std::set<fs::path> names;
  for (const OutputFile& file : files) {
    names.insert(fs::path(file.name).lexically_normal());
    if (fs::is_directory(target / file.name, error))
      return unexpected(write_failure(folder + "/" + file.name, EISDIR));
  }
  if (there && (!Rest::make_alike(target, beside.path()) || !Rest(names).link(target, beside.path())))
    return Way::OneByOne;
  if (auto full = fill(beside.path(), folder, files, whole)) return unexpected(std::move(*full));
  if (whole.asked()) return unexpected(write_failure(folder, EINTR));
  const unsigned int way = there ? RENAME_EXCHANGE : RENAME_NOREPLACE;
  if (::renameat2(AT_FDCWD, beside.path().c_str(), AT_FDCWD, target.c_str(), way) != 0) return Way::OneByOne;
  folders.keep();
  return Way::Exchanged;
}

}  // namespace

std::optional<WriteError> write_folder(const std::string& folder, const std::vector<OutputFile>& files) {
  auto done = exchange(folder, files);
  if (!done) return std::move(done.error());
  return *done == Way::Exchanged ? std::nullopt : write_files(folder, files);
}

}  // namespace trackwright
