/**
 * `npm run dev`: the platform and a watching dev server for each front end, on the same ports as `npm start`. A
 * change is drawn as soon as it is saved, with what was typed still there.
 */
import { remotes } from '../portal/front-ends.ts';
import { runCommand } from '../portal/run-command.ts';
import { runDevServers } from './watching.ts';

await runCommand(() => runDevServers('development', remotes));
