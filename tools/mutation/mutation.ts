/**
 * `npm run mutation [-- files]`: mutation tests: changes the code in one place at a time (a negated condition, an
 * emptied string) and checks that a test fails. Mutates the files that differ from the main branch, the named files, or
 * with `--all` all production code.
 *
 * `--sample 200` samples that many mutants, from each package by its size; the same `--seed` gives the same sample.
 * `--jobs` is the number of parallel runs. Survivors are printed with their position and text. The exit status is 1
 * when fewer than 85 % are killed. No file of the repository is written to.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { UserFacingError } from 'shared/node/user-facing-error';
import { repositoryRoot } from '../portal/front-ends.ts';
import { readArguments } from '../portal/read-arguments.ts';
import { runCommand } from '../portal/run-command.ts';
import { changedFiles } from '../test/changed.ts';
import { codeIn, isProduction, namedFiles } from './production-files.ts';

const wholeNumber = (name: string, text: string): number => {
  if (!/^[1-9][0-9]{0,4}$/.test(text))
    throw new UserFacingError(`--${name} takes a whole number from 1 to 99999, not "${text}".`);
  return Number(text);
};

const readRequest = () => {
  const { values, positionals } = readArguments(
    'npm run mutation takes files, or --all; and --sample and --jobs with a number, and --seed with a text.',
    {
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        sample: { type: 'string' },
        seed: { type: 'string' },
        jobs: { type: 'string', default: String(Math.max(1, Math.floor(availableParallelism() / 2))) },
      },
    },
  );
  if (values.all && positionals.length > 0)
    throw new UserFacingError('Name files, or say --all: both at once is a contradiction.');
  const changed = (): string[] =>
    changedFiles(repositoryRoot).filter(
      file => isProduction(file) && existsSync(path.join(repositoryRoot, file)),
    );
  return {
    files: values.all
      ? codeIn(repositoryRoot).filter(isProduction)
      : positionals.length > 0
        ? namedFiles(repositoryRoot, positionals, process.env['INIT_CWD'] ?? process.cwd())
        : changed(),
    sample: values.sample === undefined ? undefined : wholeNumber('sample', values.sample),
    seed: values.seed ?? String(Date.now()),
    jobs: wholeNumber('jobs', values.jobs),
  };
};

await runCommand(async () => {
  const request = readRequest();
  const say = (line: string): void => {
    process.stdout.write(`${line}\n`);
  };
  if (request.files.length === 0) {
    say('Nothing to mutate: no source file differs from the main branch.');
    return;
  }
  if (request.sample !== undefined) say(`Drawn with --seed ${request.seed}`);
  // Loaded lazily: the libraries are large and not needed to report invalid input.
  const [{ runMutation }, { report }] = await Promise.all([
    import('./mutation-run.ts'),
    import('./report.ts'),
  ]);
  const { lines, isGood } = report(await runMutation({ root: repositoryRoot, say, ...request }));
  lines.forEach(say);
  if (!isGood) process.exitCode = 1;
});
