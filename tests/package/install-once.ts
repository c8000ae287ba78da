// Installs the package once for all test files.

import type { TestProject } from "vitest/node";

import { FreshProject } from "./fresh-project";

export async function setup({ provide }: TestProject): Promise<() => void> {
  const project = await FreshProject.install();
  provide("installed", project.directory);
  return () => project.remove();
}
