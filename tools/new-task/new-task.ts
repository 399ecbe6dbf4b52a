/**
 * `npm run new:task -- mfe-admins edit-contact [--path administrator-oversigt/kontakt] [--title Kontaktpersoner]`:
 * makes the files of a new user task after the pattern of mfe-admins: page, read, Danish words, test, and where
 * the remote declares it.
 *
 * `path` is what people see below the customer, else the remote's first path and the name; `title` is Danish, else
 * the name in words. What comes out passes lint, types and its own test at once. Anything wrong with the input is
 * one sentence on stderr and exit status 1, and nothing is written.
 */
import { UserFacingError } from 'shared/node/user-facing-error';
import { repositoryRoot } from '../portal/front-ends.ts';
import { readArguments } from '../portal/read-arguments.ts';
import { runCommand } from '../portal/run-command.ts';
import { formatFiles } from '../test/static-checks.ts';
import { isGood, runSteps } from '../test/step.ts';
import { tellExitStatus } from '../test/summary.ts';
import { plannedFiles, writePlan } from './planned-files.ts';
import { readRequest } from './task-request.ts';

const usage = 'Name a remote and a task, for example npm run new:task -- mfe-admins edit-contact.';

await runCommand(async () => {
  const { positionals, values } = readArguments(`${usage} The only options are --path and --title.`, {
    allowPositionals: true,
    options: { path: { type: 'string' }, title: { type: 'string' } },
  });
  const [remoteId, name, ...tooMuch] = positionals;
  if (remoteId === undefined || name === undefined || tooMuch.length > 0) throw new UserFacingError(usage);
  const task = readRequest(repositoryRoot, { remoteId, name, ...values });
  const files = plannedFiles(task);
  writePlan(files);
  const results = await runSteps([formatFiles([...files.keys()])], 1);
  tellExitStatus(results);
  if (results.every(isGood))
    process.stdout.write(`Made ${task.remoteId}/src/${task.name}: its page is at /{customer}/${task.path}\n`);
});
