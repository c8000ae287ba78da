// Some of React's types, those that matter for the package's own. The long run installs React itself (react.test.ts).

const REACT = `
  export interface Attributes { key?: string | undefined }
  export interface HTMLAttributes<T> { className?: string | undefined; title?: string | undefined }
  export type DetailedHTMLProps<E extends HTMLAttributes<T>, T> = E & Attributes & { ref?: (element: T | null) => void };
  export namespace JSX { interface IntrinsicElements { div: HTMLAttributes<HTMLDivElement> } interface Element {} }
`;

/** Files of a project that has React. */
export const REACT_TYPES: Readonly<Record<string, string>> = {
  "node_modules/react/package.json": JSON.stringify({
    ...{ name: "react", version: "19.0.0" },
    exports: { ".": { types: "./index.d.ts" }, "./jsx-runtime": { types: "./jsx-runtime.d.ts" } },
  }),
  "node_modules/react/index.d.ts": REACT,
  "node_modules/react/jsx-runtime.d.ts": `
    export { JSX } from "react";
    export function jsx(...given: unknown[]): unknown;
  `,
};

/** TypeScript's options in a strict project with pages. */
export const STRICT_OPTIONS = {
  ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true },
  ...{ target: "es2022", lib: ["es2023", "dom"], types: [], jsx: "react-jsx" },
  ...{ module: "esnext", moduleResolution: "bundler" },
};
