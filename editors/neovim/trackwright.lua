-- Starts `trackwright lsp` for the YAML files of a title (a folder with a title.yaml). Neovim 0.7 and later.
-- In init.lua: dofile("/where/it/is/editors/neovim/trackwright.lua")
local command = vim.env.TRACKWRIGHT or "trackwright"

vim.api.nvim_create_autocmd("FileType", {
  pattern = "yaml",
  callback = function(event)
    local folder = vim.fn.fnamemodify(event.file, ":p:h")
    local option = vim.fn.filereadable(folder .. "/../../title.yaml") == 1 -- the data of an option
    if vim.fn.filereadable(folder .. "/title.yaml") == 0 and not option then return end
    local clients = vim.g.trackwright_clients or {}
    local id = clients[folder]
    if not id or not vim.lsp.get_client_by_id(id) then -- none yet, or it was stopped
      id = vim.lsp.start_client({name = "trackwright", cmd = {command, "lsp"}, root_dir = folder})
    end
    if not id then return end
    clients[folder] = id
    vim.g.trackwright_clients = clients
    vim.lsp.buf_attach_client(event.buf, id)
  end,
})
