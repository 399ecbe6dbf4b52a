/** `npm run format`: writes every file in the project's format. */
import { runCommand } from '../portal/run-command.ts';
import { formatAll } from '../test/static-checks.ts';
import { runSteps } from '../test/step.ts';

await runCommand(async () => {
  const results = await runSteps([formatAll], 1);
  if (results.some(result => result.failed > 0)) process.exitCode = 1;
});
