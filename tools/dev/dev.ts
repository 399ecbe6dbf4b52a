/**
 * `npm run dev [-- mfe-billing …]`: the platform and a watching dev server for each front end, on the same ports as
 * `npm start`. Saved changes are hot-reloaded without losing form input.
 *
 * With names, only those remotes are started, in the real shell. The other areas are then neither in the menu nor at
 * their URLs.
 */
import { runCommand } from '../portal/run-command.ts';
import { runDevServers } from './watching.ts';

await runCommand(() => runDevServers('development', process.argv.slice(2)));
