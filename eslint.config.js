import tseslint from "typescript-eslint";

export default tseslint.config(
  // Emscripten puts the last into its glue: what it calls is declared nowhere.
  { ignores: ["build/", "node_modules/", "wasm/scan/names.js"] },
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      // With noUncheckedIndexedAccess it is the one way to say that an index is in range.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // A number in a message says nothing wrong.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Unused parameters whose name begins with _ are there to be skipped.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
    },
  },
  {
    files: ["web/build/**/*.mjs", "tests/**/*.mjs"],
    rules: {
      // These scripts talk to the person at the terminal.
      "no-console": "off",
      // JSDoc gives what JSON.parse returns its type, but no syntax to assert it with.
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
    },
  },
  // What is asked for in another way than by an import with a path escapes the rules of the rooms
  // (.dependency-cruiser.mjs).
  {
    files: ["web/{core,engine,lab,learn,package,page,scene,site,widget}/**/*.{js,ts}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "ImportExpression[source.type!='Literal']",
          message: "Import a path that is written out, so that the rules of the rooms see it.",
        },
        {
          // A bundler needs these words to find a worker's script. It lies in the same folder.
          selector:
            "NewExpression[callee.name='URL'][arguments.0.value!=/^[.][/][^/]+$/] > " +
            "MemberExpression.arguments[object.type='MetaProperty']",
          message: "Import other files, so that the rules of the rooms see them.",
        },
        {
          selector: "MemberExpression[object.type='MetaProperty'][property.name!='url']",
          message: "Import other files by their paths, so that the rules of the rooms see them.",
        },
      ],
    },
  },
  {
    files: ["tests/**/*.{mjs,ts}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.property.name='waitForFunction'] > [async=true]",
          message: "Playwright does not wait for the promise, but takes it for true. Poll instead.",
        },
      ],
    },
  },
  // What lies in no project of TypeScript's: the configuration of tools, and what others would write.
  {
    files: ["*.js", ".*.mjs", "web/examples/**/*.js"],
    extends: [tseslint.configs.disableTypeChecked],
  },
  { files: ["web/examples/node/*.js"], rules: { "no-console": "off" } },
);
