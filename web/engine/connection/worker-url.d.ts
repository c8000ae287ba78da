// What Vite makes of a worker's script that is imported like this: a script of its own.
declare module "*?worker&url" {
  const url: string;
  export default url;
}
