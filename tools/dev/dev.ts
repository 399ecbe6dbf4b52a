/**
 * `npm run dev`: the platform and a watching dev server for each front end, on the same ports as `npm start`. A
 * change shows as soon as it is saved.
 */
import { remotes } from '../portal/front-ends.ts';
import { runCommand } from '../portal/run-command.ts';
import { runDevServers } from './watching.ts';

await runCommand(() => runDevServers('development', remotes));
