// An import with this suffix makes Vite bundle the worker into a script of its own, and gives its URL.
declare module "*?worker&url" {
  const url: string;
  export default url;
}
