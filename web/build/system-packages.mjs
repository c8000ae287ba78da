// The Debian packages that building and testing need. A package counts as installed if its program,
// header or library is found, even if that came in another way (from emsdk, for example).
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, runToEnd } from "./command.mjs";

/**
 * @typedef {object} SystemPackage
 * @property {string} name of the Debian package
 * @property {string} [program] looked for on the PATH
 * @property {string} [header] looked for below the usual include folders
 * @property {string} [library] looked for below the usual library folders, and those in them that
 *   are named for a machine, such as x86_64-linux-gnu
 */

/** @type {SystemPackage[]} */
const BUILD_PACKAGES = [
  { name: "g++", program: "g++" },
  { name: "cmake", program: "cmake" },
  { name: "ninja-build", program: "ninja" },
  { name: "libcli11-dev", header: "CLI/CLI.hpp" },
  { name: "nlohmann-json3-dev", header: "nlohmann/json.hpp" },
  { name: "libssl-dev", header: "openssl/evp.h" },
  { name: "emscripten", program: "emcmake" },
];

/** @type {SystemPackage[]} */
const TEST_PACKAGES = [
  { name: "libgtest-dev", header: "gtest/gtest.h" },
  { name: "clang-format", program: "clang-format" },
];

/** @type {SystemPackage[]} */
const BROWSER_PACKAGES = [
  { name: "chromium", program: "chromium" },
  // Chromium without windows; enough for most tests.
  { name: "chromium-headless-shell", program: "chromium-headless-shell" },
  { name: "firefox-esr", program: "firefox-esr" },
  { name: "webkit2gtk-driver", program: "WebKitWebDriver" },
  // Firefox and WebKitGTK draw in three dimensions only into a window on a screen and, without a
  // graphics card, only through Mesa.
  { name: "xvfb", program: "Xvfb" },
  { name: "libgl1-mesa-dri", library: "dri/swrast_dri.so" },
  { name: "libegl1", library: "libEGL.so.1" },
];

// Homebrew on macOS installs below /usr/local or /opt/homebrew, and OpenSSL in a folder of its own.
const INCLUDE_DIRECTORIES = [
  "/usr/include",
  ...["/usr/local", "/opt/homebrew"].flatMap((prefix) => [
    `${prefix}/include`,
    `${prefix}/opt/openssl@3/include`,
  ]),
];
const LIBRARY_DIRECTORIES = ["/usr/lib", "/usr/lib64", "/usr/local/lib"];

/**
 * Installs what is missing, as root or with a sudo that asks for no password.
 *
 * @param {{ tests: boolean, browser: boolean }} options whether to include what only the tests
 *   need, and browsers
 * @returns {Promise<void>} rejects with the command to type if installing is not allowed
 */
export async function installSystemPackages({ tests, browser }) {
  const wanted = [
    ...BUILD_PACKAGES,
    ...(tests ? TEST_PACKAGES : []),
    ...(browser ? BROWSER_PACKAGES : []),
  ];
  const missing = wanted.filter((wantedPackage) => !isInstalled(wantedPackage));
  if (missing.length === 0) return;

  const names = missing.map(({ name }) => name);
  if (findProgram("apt-get") === undefined) {
    throw new Error(
      `Missing on this machine: ${names.join(", ")} (as Debian calls them).\n` +
        'Install them with this system\'s package manager and start again: see "Other systems" in ' +
        "README.md.",
    );
  }
  const installation = ["apt-get", "install", "--yes", "--no-install-recommends", ...names];
  const privilege = await findPrivilege();
  if (privilege === undefined) {
    throw new Error(
      `Missing on this machine: ${names.join(", ")}.\nInstall them and start again:\n\n` +
        `  sudo apt-get update && sudo ${installation.join(" ")}\n`,
    );
  }
  console.error(`     ...  installing ${names.join(", ")}`);
  const environment = ["env", "DEBIAN_FRONTEND=noninteractive"];
  for (const command of [["apt-get", "update"], installation]) {
    const [program = "", ...programArguments] = [...privilege, ...environment, ...command];
    await run(program, programArguments);
  }
}

/** @param {SystemPackage} wanted */
function isInstalled({ program, header, library }) {
  if (program !== undefined) return findProgram(program) !== undefined;
  if (library !== undefined) return isLibraryInstalled(library);
  return INCLUDE_DIRECTORIES.some((directory) => existsSync(join(directory, header ?? "")));
}

/** @param {string} library */
function isLibraryInstalled(library) {
  return LIBRARY_DIRECTORIES.filter((directory) => existsSync(directory))
    .flatMap((directory) => [
      directory,
      ...readdirSync(directory)
        .filter((name) => name.endsWith("-linux-gnu"))
        .map((name) => join(directory, name)),
    ])
    .some((directory) => existsSync(join(directory, library)));
}

/**
 * @param {string} program
 * @returns {string | undefined} its path
 */
function findProgram(program) {
  const candidates = (process.env.PATH ?? "")
    .split(delimiter)
    .map((directory) => join(directory, program));
  return candidates.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** @returns {Promise<string[] | undefined>} what to put before a command that root must run */
async function findPrivilege() {
  if (process.getuid?.() === 0) return [];
  if (findProgram("sudo") === undefined) return undefined;
  const { exitCode } = await runToEnd("sudo", ["--non-interactive", "true"]);
  return exitCode === 0 ? ["sudo", "--non-interactive"] : undefined;
}
