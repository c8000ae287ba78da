// Showing and deleting the tables that the browser has stored. Not part of the engine's own module, so that
// pages that only solve need not load it.

export { deleteStoredTables, readTableStorage, type TableStorage } from "./storage/stored-tables";
