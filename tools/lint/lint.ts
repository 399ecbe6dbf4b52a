/** `npm run lint`: every check that reads the code without running it, as `npm test -- --lint` does. */
import { runCommand } from '../portal/run-command.ts';
import { staticChecks } from '../test/static-checks.ts';
import { runSteps } from '../test/step.ts';

await runCommand(async () => {
  const results = await runSteps(staticChecks, 2);
  if (results.some(result => result.failed > 0)) process.exitCode = 1;
});
