-- What somebody does in Neovim with the snippet of editors/neovim: opens a file of a title, errs, is told, takes the cure, asks, completes,
-- renames. Writes what came of it as JSON. Called by neovim_test.js, in the title's folder.
local snippet, result = unpack(vim.split(vim.env.TRACKWRIGHT_TEST, "\n"))
local seen = {}

local function done(failed)
  seen.failed = failed
  vim.fn.writefile({vim.fn.json_encode(seen)}, result)
  vim.cmd(failed and "cquit" or "qall!")
end
local function wait(what, holds)
  if not vim.wait(20000, holds, 20) then error("never: " .. what) end
end
local function found() return vim.diagnostic.get(0) end
local function line_of(text) return vim.fn.search(text, "cw") end
-- What the server answers for the place of the cursor.
local function ask(method, more)
  local asked = vim.tbl_extend("force", vim.lsp.util.make_position_params(), more or {})
  for _, answer in pairs(vim.lsp.buf_request_sync(0, method, asked, 20000) or {}) do
    if answer.error then return answer.error.message end
    return answer.result
  end
end

local function act()
  vim.cmd("filetype on")
  dofile(snippet)
  vim.cmd("edit roster.yaml")
  wait("a client", function() return #vim.lsp.buf_get_clients(0) > 0 or next(vim.lsp.buf_get_clients(0)) ~= nil end)
  seen.clients = vim.tbl_count(vim.lsp.buf_get_clients(0))

  local line = line_of("rusts_on: 4$")
  vim.fn.setline(line, (vim.fn.getline(line):gsub("rusts_on", "rusts_onn")))
  wait("a finding", function() return #found() == 1 end)
  seen.finding = {code = found()[1].code, line = found()[1].lnum + 1, col = found()[1].col}
  seen.line = line
  local range = vim.lsp.util.make_given_range_params({line, found()[1].col}, {line, found()[1].end_col})
  range.context = {diagnostics = vim.lsp.diagnostic.get_line_diagnostics(0, line - 1)}
  for _, answer in pairs(vim.lsp.buf_request_sync(0, "textDocument/codeAction", range, 20000)) do
    seen.actions = vim.tbl_map(function(one) return one.title end, answer.result)
    vim.lsp.util.apply_workspace_edit(answer.result[1].edit, "utf-16")
  end
  wait("no finding", function() return #found() == 0 end)
  seen.mended = vim.fn.getline(line)

  vim.fn.cursor(line, vim.fn.getline(line):find("4"))
  seen.hover = ask("textDocument/hover").contents.value
  seen.offered = vim.tbl_map(function(one) return one.label end, ask("textDocument/completion"))
  vim.cmd("edit companies.yaml")
  seen.colours = #ask("textDocument/documentColor")

  -- One that several files say, one of them a game.
  vim.fn.cursor(line_of("^  NSB:"), 3)
  vim.lsp.buf.rename("QXJ")
  wait("a renamed company", function() return vim.fn.search("^  QXJ:", "nw") > 0 end)
  vim.cmd("silent wall")

  -- A server that was stopped is started again with the next file.
  vim.lsp.stop_client(vim.lsp.get_active_clients(), true)
  wait("no client", function() return next(vim.lsp.get_active_clients()) == nil end)
  vim.cmd("edit market.yaml")
  wait("a new client", function() return next(vim.lsp.buf_get_clients(0)) ~= nil end)
  done()
end

local fine, failed = pcall(act)
if not fine then done(tostring(failed)) end
