/**
 * `npm run dev [-- mfe-billing …]`: the platform and a watching dev server for each front end, on the same ports as
 * `npm start`. A change is drawn as soon as it is saved, with what was typed still there.
 *
 * With names only those remotes are started, inside the real shell. Other areas are then neither in the menu nor at
 * their addresses.
 */
import { runCommand } from '../portal/run-command.ts';
import { runDevServers } from './watching.ts';

await runCommand(() => runDevServers('development', process.argv.slice(2)));
