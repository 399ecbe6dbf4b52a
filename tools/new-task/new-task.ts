/**
 * `npm run new:task -- mfe-subscriptions number-lock --kind order [--path nummerlaas] [--title Nummerlås]`: creates the
 * files of a new page, and registers it where needed. `--kind` is `page` (read only, the default), `list`, `form`, or
 * `order` for something that is ordered for a subscription, including the platform's side.
 *
 * `path` is the URL below the customer, for an order below the subscription; by default the remote's first path and the
 * name. `title` is Danish; by default the name in words. The files are copies of the examples (`example.ts`). The
 * result passes lint, type checking and its own tests immediately. Invalid input is one sentence on stderr and exit
 * status 1, and nothing is written.
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

const usage =
  'Name a remote and a task, for example npm run new:task -- mfe-admins edit-contact --kind form.';

await runCommand(async () => {
  const { positionals, values } = readArguments(`${usage} The only options are --kind, --path and --title.`, {
    allowPositionals: true,
    options: { kind: { type: 'string' }, path: { type: 'string' }, title: { type: 'string' } },
  });
  const [remoteId, name, ...tooMuch] = positionals;
  if (remoteId === undefined || name === undefined || tooMuch.length > 0) throw new UserFacingError(usage);
  const task = readRequest(repositoryRoot, { remoteId, name, ...values });
  const files = plannedFiles(repositoryRoot, task);
  writePlan(repositoryRoot, files);
  const results = await runSteps([formatFiles([...files.keys()])]);
  tellExitStatus(results);
  if (results.every(isGood))
    process.stdout.write(
      `${[...files.keys()].join('\n')}\nThe page is at /{customer}/${task.path}; docs/adding-a-page.md says what to change.\n`,
    );
});
