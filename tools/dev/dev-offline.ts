/**
 * `npm run dev:offline`: dev servers only. The browser answers every request itself, with a demo user signed in:
 * for working without a network, or on the look of one remote.
 */
import { runCommand } from '../portal/run-command.ts';
import { runDevServers } from './watching.ts';

await runCommand(() => runDevServers('offline'));
