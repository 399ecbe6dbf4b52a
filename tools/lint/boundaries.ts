/** Who may import whom, in the folders given: exit status 1 where somebody imports what they may not. */
import { repositoryRoot } from '../portal/front-ends.ts';
import { runCommand } from '../portal/run-command.ts';
import { checkBoundaries } from './check-boundaries.ts';

await runCommand(async () => {
  const { holds, text } = await checkBoundaries(repositoryRoot, process.argv.slice(2));
  process.stdout.write(`${text}\n`);
  if (!holds) process.exitCode = 1;
});
