// What callers outside of the engine need to end their own work as a solver ends its calls.

export { abortError, rejectOnAbort } from "../platform/abort";
