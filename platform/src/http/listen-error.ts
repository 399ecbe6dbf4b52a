import { createServer } from 'node:net';
import { UserFacingError } from 'shared/node/user-facing-error';

/** Words a failure to listen for the person who can mend it, where there is one. */
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
 * Finds out early, before a database is made, whether a port is taken.
 *
 * @throws UserFacingError naming the first port that cannot be had
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
