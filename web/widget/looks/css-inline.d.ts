// The bundler gives a style sheet's text for this form of import.
declare module "*.css?inline" {
  const source: string;
  export default source;
}
