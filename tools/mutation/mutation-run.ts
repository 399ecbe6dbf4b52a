/** Runs mutants against the tests that cover them. */
import { inParallel } from '../portal/in-parallel.ts';
import { codeIn } from './production-files.ts';
import { describeMutant, mutate, type Mutant } from './mutants.ts';
import { importersOf, packageOf, testsThatReach } from './reaching-tests.ts';
import { typeChecker } from './refused-by-types.ts';
import { shares, shuffled } from './sample.ts';
import { openTestRuns, whileMakingDatabases, type Baseline, type TestRuns } from './test-run.ts';

/** Maximum number of nearest test files to check for coverage, and of covering test files to run per mutant. */
const lookedAt = 12;
const testsForOne = 6;

export type Verdict = 'killed' | 'survived' | 'not passed';

export interface Result {
  mutant: Mutant;
  verdict: Verdict;
}

export interface Request {
  root: string;
  /** Relative to the root, with slashes. */
  files: readonly string[];
  /** Size of the sample; all mutants by default. */
  sample?: number | undefined;
  seed: string;
  jobs: number;
  say: (line: string) => void;
}

/** The mutants to run: sampled by seed from each package, without those that fail type checking. */
const choose = ({ root, sample, seed }: Request, mutants: readonly Mutant[]): Mutant[] => {
  const refused = typeChecker(root);
  const groups = Map.groupBy(mutants, ({ file }) => packageOf(file));
  const counts = shares(
    new Map([...groups].map(([name, { length }]) => [name, length])),
    sample ?? mutants.length,
  );
  return [...groups].flatMap(([name, each]) => {
    const wanted = sample === undefined ? each.length : (counts.get(name) ?? 0);
    const chosen: Mutant[] = [];
    for (const mutant of shuffled(each, `${seed} ${name}`)) {
      if (chosen.length === wanted) break;
      if (!refused(mutant)) chosen.push(mutant);
    }
    return chosen;
  });
};

const numbered = new Intl.Collator('en', { numeric: true });

/** In file order, so that the report does not depend on which runs finish first. */
const inOrder = (results: readonly Result[]): Result[] =>
  results.toSorted((a, b) => numbered.compare(describeMutant(a.mutant), describeMutant(b.mutant)));

const testsOf = (
  mutant: Mutant,
  near: readonly string[],
  { coverage, failed }: Baseline,
  createsDatabases: boolean,
): string[] =>
  near
    .filter(test => !failed.includes(test))
    .filter(test => (createsDatabases && test.startsWith('platform/')) || coverage.get(test)?.has(mutant.id))
    .slice(0, testsForOne);

const tryAll = async (
  { jobs, say }: Request,
  chosen: readonly Mutant[],
  runs: TestRuns,
  nearest: ReadonlyMap<string, readonly string[]>,
): Promise<Result[]> => {
  const tests = new Set([...nearest.values()].flatMap(each => each.slice(0, lookedAt)));
  say(`Running ${String(tests.size)} test files once without a mutant …`);
  const baseline = await runs.baseline([...tests], jobs);
  for (const test of baseline.failed) say(`Left out, since it fails without a mutant: ${test}`);
  const results: Result[] = [];
  await inParallel(chosen, jobs, async mutant => {
    const makes = baseline.coverage.get(whileMakingDatabases)?.has(mutant.id) ?? false;
    const passing = testsOf(mutant, nearest.get(mutant.file) ?? [], baseline, makes);
    const killed = passing.length > 0 && (await runs.killed(mutant, passing, makes));
    const verdict = killed ? 'killed' : passing.length > 0 ? 'survived' : 'not passed';
    results.push({ mutant, verdict });
    say(`${String(results.length)}/${String(chosen.length)} ${verdict}: ${describeMutant(mutant)}`);
  });
  return inOrder(results);
};

/** Creates the mutants of the files, samples them if asked, and runs each against the tests that cover it. */
export const runMutation = async (request: Request): Promise<Result[]> => {
  const { root, files, say } = request;
  const { mutants, texts } = await mutate(root, files);
  const chosen = choose(request, mutants);
  say(
    `${String(mutants.length)} mutants in ${String(files.length)} files; ${String(chosen.length)} to be tried.`,
  );
  if (chosen.length === 0) return [];
  const chosenFiles = new Set(chosen.map(({ file }) => file));
  const importers = importersOf(root, codeIn(root));
  const nearest = new Map([...chosenFiles].map(file => [file, testsThatReach(file, importers)]));
  const runs = openTestRuns(root, new Map([...texts].filter(([file]) => chosenFiles.has(file))));
  try {
    return await tryAll(request, chosen, runs, nearest);
  } finally {
    runs.remove();
  }
};
