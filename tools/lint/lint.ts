/** `npm run lint`: all static checks, as `npm test -- --lint` runs them. */
import { refuseArguments } from '../portal/read-arguments.ts';
import { runCommand } from '../portal/run-command.ts';
import { staticChecks } from '../test/static-checks.ts';
import { runSteps } from '../test/step.ts';
import { tellExitStatus } from '../test/summary.ts';

await runCommand(async () => {
  refuseArguments('npm run lint');
  const results = await runSteps(staticChecks);
  tellExitStatus(results);
});
