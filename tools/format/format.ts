/** `npm run format`: formats every file. */
import { refuseArguments } from '../portal/read-arguments.ts';
import { runCommand } from '../portal/run-command.ts';
import { formatAll } from '../test/static-checks.ts';
import { runSteps } from '../test/step.ts';
import { tellExitStatus } from '../test/summary.ts';

await runCommand(async () => {
  refuseArguments('npm run format');
  const results = await runSteps([formatAll]);
  tellExitStatus(results);
});
