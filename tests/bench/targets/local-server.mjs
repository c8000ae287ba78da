// A server on this machine, at a port that is free.

/**
 * @param {import("node:http").Server} server which does not listen yet
 * @returns {Promise<{ url: string, stop: () => void }>} `url` ends in a slash
 */
export async function listenLocally(server) {
  await new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(undefined));
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("No address");
  return {
    url: `http://localhost:${address.port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
