import { createServer } from 'node:http';
import { serviceOffsets } from '../portal/addresses.ts';
import { frontEnds } from '../portal/front-ends.ts';
import { listen } from '../serve/listen.ts';

const close = (server: ReturnType<typeof createServer>): Promise<void> =>
  new Promise(resolve => {
    server.close(() => {
      resolve();
    });
  });

/** Checks every port of the portal; the first that is taken is a UserFacingError that names it. */
export const requireFreePorts = async (base: number): Promise<void> => {
  const offsets = [...frontEnds.map(each => each.offset), ...Object.values(serviceOffsets)];
  for (const offset of offsets) {
    const server = createServer();
    await listen(server, base + offset, '127.0.0.1');
    await close(server);
  }
};
