/**
 * `npm run dev:offline [-- mfe-billing …]`: as `npm run dev`, without the platform. Requests are answered in the
 * browser, with a demo user signed in, for working without a network. `npm run dev` in a remote's folder runs this.
 */
import { runCommand } from '../portal/run-command.ts';
import { runDevServers } from './watching.ts';

await runCommand(() => runDevServers('offline', process.argv.slice(2)));
