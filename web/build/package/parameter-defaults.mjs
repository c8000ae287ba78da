// The default values of the parameters of the element's methods. They are not in the interface that is
// documented, but in the class that implements it, in the same file.
import { readFileSync } from "node:fs";
import ts from "typescript";

/**
 * @param {import("typedoc").ReflectionSymbolId | undefined} symbol of a method, in an interface
 * @returns {Map<string, string>} source texts, by parameter name
 */
export function parameterDefaults(symbol) {
  if (symbol?.fileName === undefined) return new Map();
  const [interfaceName = "", methodName = ""] = symbol.qualifiedName.split(".");
  const text = readFileSync(symbol.fileName, "utf8");
  const parameters = ts
    .createSourceFile(symbol.fileName, text, ts.ScriptTarget.ES2022, true)
    .statements.filter(ts.isClassDeclaration)
    .filter((feature) => implementsInterface(feature, interfaceName))
    .flatMap(({ members }) => members.filter(ts.isMethodDeclaration))
    .filter(({ name }) => name.getText() === methodName)
    .flatMap((method) => [...method.parameters]);
  return new Map(
    parameters.flatMap(({ name, initializer }) =>
      initializer ? [[name.getText(), initializer.getText()]] : [],
    ),
  );
}

/**
 * @param {ts.ClassDeclaration} feature
 * @param {string} name
 */
function implementsInterface({ heritageClauses }, name) {
  return [...(heritageClauses ?? [])]
    .filter(({ token }) => token === ts.SyntaxKind.ImplementsKeyword)
    .some(({ types }) => types.some(({ expression }) => expression.getText() === name));
}
