/**
 * `npm run budgets`: compares the size of the first page of the shell and of each remote, in brotli bytes and files,
 * with budgets.json, as `npm test` does. Reports each first page that has grown by a file, by more than 0.5 % (the
 * shell) or by more than 10 % (a remote), with what grew, and each remote that exceeds the limit for releases; exit
 * status 1. Builds stale front ends first, and prints how much of its budget each uses.
 *
 * `npm run budgets -- --write` saves the current sizes: after a reduction, or when the increase is justified.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserFacingError } from 'shared/node/user-facing-error';
import * as z from 'zod/mini';
import { buildFrontEnds, isStale } from '../build/build-front-ends.ts';
import { frontEnds } from '../portal/front-ends.ts';
import { readArguments } from '../portal/read-arguments.ts';
import { runCommand } from '../portal/run-command.ts';
import { overBudget, shareOfBudget } from './compare.ts';
import { weigh, type Weights } from './first-page.ts';

const file = path.join(import.meta.dirname, 'budgets.json');
const budgetsSchema = z.record(z.string(), z.record(z.string(), z.number()));

const wayOut =
  'Take out of the first page what it does not need (docs/performance.md says how it is found), or write the new weights down: npm run budgets -- --write.';

const check = (present: Readonly<Record<string, Weights>>): void => {
  const written = z.parse(budgetsSchema, JSON.parse(readFileSync(file, 'utf8')));
  for (const [id, weights] of Object.entries(present))
    process.stdout.write(`${shareOfBudget(id, written[id], weights)}\n`);
  const complaints = Object.entries(present).flatMap(([id, weights]) => overBudget(id, written[id], weights));
  if (complaints.length > 0) throw new UserFacingError([...complaints, wayOut].join('\n'));
};

await runCommand(async () => {
  const options = { write: { type: 'boolean', default: false } } as const;
  const { write } = readArguments('npm run budgets takes --write.', { options }).values;
  await buildFrontEnds(frontEnds.filter(isStale));
  const weighed = frontEnds.map(async frontEnd => [frontEnd.id, await weigh(frontEnd)] as const);
  const present = Object.fromEntries(await Promise.all(weighed));
  if (write) writeFileSync(file, `${JSON.stringify(present, null, 2)}\n`);
  else check(present);
});
