/** Checks the import rules in the given folders: exit status 1 on a violation. */
import { repositoryRoot } from '../portal/front-ends.ts';
import { runCommand } from '../portal/run-command.ts';
import { checkBoundaries } from './check-boundaries.ts';

await runCommand(async () => {
  const { holds, text } = await checkBoundaries(repositoryRoot, process.argv.slice(2));
  process.stdout.write(`${text}\n`);
  if (!holds) process.exitCode = 1;
});
