// What the browser has stored of the tables, for who shows or deletes it: apart from the engine itself,
// so that whoever only solves need not load it.

export { deleteStoredTables, readTableStorage, type TableStorage } from "./storage/stored-tables";
