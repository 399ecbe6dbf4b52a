/**
 * `npm run dev:offline [-- mfe-billing …]`: dev servers only. The browser answers every request itself, with a demo
 * user signed in: for working without a network.
 *
 * With names only those remotes are started, inside the real shell; `pnpm --filter mfe-billing dev` is this. Other
 * areas are then neither in the menu nor at their addresses.
 */
import { UserFacingError } from 'shared/node/user-facing-error';
import { namedFrontEnd, remotes, type FrontEnd } from '../portal/front-ends.ts';
import { runCommand } from '../portal/run-command.ts';
import { runDevServers } from './watching.ts';

const remoteNamed = (id: string): FrontEnd => {
  const frontEnd = namedFrontEnd(id);
  if (frontEnd.kind === 'remote') return frontEnd;
  throw new UserFacingError('The shell is always started: name remotes only.');
};

await runCommand(async () => {
  const names = process.argv.slice(2);
  await runDevServers('offline', names.length > 0 ? names.map(remoteNamed) : remotes);
});
