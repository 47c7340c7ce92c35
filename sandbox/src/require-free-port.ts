import { createServer } from "node:net";

/** Thrown when the sandbox's port is in use. */
export class PortTakenError extends Error {}

/** Throws a PortTakenError when the port is in use, before anything is opened that would have to be closed again. */
export function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE") return reject(error);
      reject(
        new PortTakenError(
          `Port ${port} is in use; stop the process that listens on it or set SANDBOX_PORT to another.`,
        ),
      );
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
