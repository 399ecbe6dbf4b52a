import type { Server } from 'node:net';
import { UserFacingError } from 'platform/user-facing-error';

/** Sentence for a port that something else listens on. */
export const portTaken = (port: number): string =>
  `Port ${String(port)} is already in use: stop what listens there, or set PORTAL_PORT_BASE to move all of the portal's ports.`;

/** Lets a server listen; a port that is taken is a UserFacingError. */
export const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new UserFacingError(portTaken(port), { cause: error }) : error);
    });
    server.listen(port, host, resolve);
  });
