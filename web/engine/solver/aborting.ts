// What code outside the engine needs to abort its own work as a solver aborts its calls.

export { abortError, rejectOnAbort } from "../platform/abort";
