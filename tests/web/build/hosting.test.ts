// web/page/HOSTING.md tells hosts to send the same headers that the project's own server sends.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectDirectory } from "../../../web/build/directories.mjs";
import {
  cacheControlOf,
  HASHED_CACHE_CONTROL,
  headersFile,
  SITE_HEADERS,
} from "../../../web/build/site/site-headers.mjs";

const text = readFileSync(join(projectDirectory, "web/page/HOSTING.md"), "utf8");
const sections = new Map(
  text
    .split(/^## /m)
    .slice(1)
    .map((section): [string, string] => [section.slice(0, section.indexOf("\n")), section]),
);

/** The lines of a section that name a header. */
function linesAbout(host: string, name: string): string {
  const lines = (sections.get(host) ?? "").split("\n");
  // A value may stand on the line after its name.
  return lines.filter((line, index) => `${lines[index - 1]} ${line}`.includes(name)).join("\n");
}

describe.each(["nginx", "Apache", "Caddy", "Vercel"])("the headers for %s", (host) => {
  it.each(Object.entries(SITE_HEADERS))("include %s", (name, value) => {
    expect(linesAbout(host, name)).toContain(`"${value}"`);
  });

  it("include the lifetime of files with hashed names", () => {
    expect(sections.get(host)).toContain(`"${HASHED_CACHE_CONTROL}"`);
  });
});

describe("the headers for S3 and CloudFront", () => {
  const section = sections.get("Amazon S3 and CloudFront") ?? "";

  it.each(Object.values(SITE_HEADERS).filter((value) => value !== "nosniff"))(
    "include %s",
    (value) => {
      expect(section).toContain(`"${value}"`);
    },
  );

  it("forbid browsers to guess types, and include lifetimes", () => {
    expect(section).toContain('"ContentTypeOptions": { "Override": true }');
    expect(section).toContain(`"${HASHED_CACHE_CONTROL}"`);
    expect(section).toContain('"no-cache"');
  });
});

describe("the file for Netlify and Cloudflare Pages", () => {
  it("has every header once, and the lifetime of each folder of hashed names", () => {
    const [all, ...folders] = headersFile().split(/\n(?=\/)/);
    expect(all?.split("\n")).toEqual([
      "/*",
      ...Object.entries(SITE_HEADERS).map(([name, value]) => `  ${name}: ${value}`),
    ]);
    expect(folders.map((rule) => rule.trimEnd())).toEqual([
      `/assets/*\n  Cache-Control: ${HASHED_CACHE_CONTROL}`,
      `/tables/chunks/*\n  Cache-Control: ${HASHED_CACHE_CONTROL}`,
    ]);
    expect(cacheControlOf("/assets/index.js")).toBe(HASHED_CACHE_CONTROL);
    expect(cacheControlOf("/sw.js")).toBe("no-cache");
  });
});
