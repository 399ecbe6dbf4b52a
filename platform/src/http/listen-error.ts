import { createServer } from 'node:net';
import { UserFacingError } from 'shared/node/user-facing-error';

/** Turns a listen error into a message for the person who can fix it, if there is one. */
export function explainListenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new UserFacingError(
      `Port ${port} is already in use: stop the program that uses it, or set PORTAL_PORT_BASE to another number.`,
      { cause: error },
    );
  }
  if (error.code === 'EACCES') {
    return new UserFacingError(
      `Port ${port} may not be used by this account: set PORTAL_PORT_BASE to a number of 1024 or more.`,
      { cause: error },
    );
  }
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code ?? '')) {
    return new UserFacingError(
      'PORTAL_HOST is not an address of this machine: correct it, or unset it to listen on this machine only.',
      { cause: error },
    );
  }
  return error;
}

/**
 * Checks whether ports are free, before the database is created.
 *
 * @throws UserFacingError naming the first port that is not available
 */
export async function assertPortsFree(host: string, ports: number[]): Promise<void> {
  for (const port of ports) {
    const probe = createServer();
    await new Promise<void>((resolve, reject) => {
      probe.once('error', (error: NodeJS.ErrnoException) => {
        reject(explainListenError(error, port));
      });
      probe.listen(port, host, resolve);
    });
    await new Promise(resolve => probe.close(resolve));
  }
}
