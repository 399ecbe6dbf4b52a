import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { repositoryRoot } from '../portal/front-ends.ts';
import { runNode } from '../portal/node-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { describeMutant } from './mutants.ts';
import { runMutation, type Request, type Result } from './mutation-run.ts';
import { testsThatReach } from './reaching-tests.ts';
import { report } from './report.ts';
import { shares, shuffled } from './sample.ts';

const settings = { extends: path.join(repositoryRoot, 'tsconfig.base.json') };

/**
 * A back end with one rule that is tested on both sides of its limit but not at it, and a browser package
 * with one tested text.
 */
const tree = {
  'tsconfig.node.json': JSON.stringify({ ...settings, include: ['platform'] }),
  'tsconfig.browser.json': JSON.stringify({ ...settings, include: ['shared'] }),
  'package.json': '{ "type": "module" }',
  'platform/src/age.ts': [
    'export const isOfAge = (age: number): boolean => age >= 18;',
    "export const nobodyAsks: { text: string } = { text: 'a text' };",
    'export function rounds(count: number): number { let done = 0; while (done < count) done += 1; return done; }',
    '',
  ].join('\n'),
  'platform/src/later.ts': "export { isOfAge, rounds } from './age.ts';\n",
  'platform/src/later.test.ts': [
    "import assert from 'node:assert/strict';",
    "import { it } from 'node:test';",
    "import { isOfAge, rounds } from './later.ts';",
    "it('knows who is of age', () => {",
    '  assert.equal(isOfAge(30), true);',
    '  assert.equal(isOfAge(10), false);',
    '  assert.equal(rounds(3), 3);',
    '});',
    '',
  ].join('\n'),
  'platform/src/red.test.ts': "import './later.ts';\nthrow new Error('fails by itself');\n",
  'shared/jest.config.js': [
    `import { browserPackage } from '${path.join(repositoryRoot, 'shared/build/jest/jest-preset.js')}';`,
    'export default browserPackage(import.meta.dirname);',
    '',
  ].join('\n'),
  'shared/word.ts':
    "export function word(): string { return 'Hej'; }\nexport function last(): string { return 'Farvel'; }\n",
  'shared/word.test.ts': [
    "import { word } from './word';",
    "it('greets', () => { expect(word()).toBe('Hej'); });",
    '',
  ].join('\n'),
};

const run = async (test: TestContext, files: readonly string[], asked: Partial<Request> = {}) => {
  const root = temporaryFolder(test, tree);
  const lines: string[] = [];
  const say = (line: string): number => lines.push(line);
  const results = await runMutation({ root, files, seed: '1', jobs: 2, say, ...asked });
  for (const [name, text] of Object.entries(tree))
    assert.equal(readFileSync(path.join(root, name), 'utf8'), text);
  return { results, lines };
};

const described = (results: readonly Result[]): string[] =>
  results.map(({ mutant, verdict }) => `${verdict}: ${describeMutant(mutant)}`);

describe('a mutation run', () => {
  it('reports survivors of Node tests, and ignores failing tests and mutants with type errors', async test => {
    const { results, lines } = await run(test, ['platform/src/age.ts']);
    assert.deepEqual(described(results), [
      'killed: platform/src/age.ts:1:24 ArrowFunction: (age: number): boolean => age >= 18 → () => undefined',
      'killed: platform/src/age.ts:1:50 ConditionalExpression: age >= 18 → false',
      'killed: platform/src/age.ts:1:50 ConditionalExpression: age >= 18 → true',
      'killed: platform/src/age.ts:1:50 EqualityOperator: age >= 18 → age < 18',
      'survived: platform/src/age.ts:1:50 EqualityOperator: age >= 18 → age > 18',
      'survived: platform/src/age.ts:2:53 StringLiteral: \'a text\' → ""',
      'killed: platform/src/age.ts:3:70 ConditionalExpression: done < count → false',
      'killed: platform/src/age.ts:3:70 EqualityOperator: done < count → done <= count',
      'killed: platform/src/age.ts:3:70 EqualityOperator: done < count → done >= count',
      // This one never ends.
      'killed: platform/src/age.ts:3:84 AssignmentOperator: done += 1 → done -= 1',
    ]);
    assert.ok(
      lines.includes('Left out, since it fails without a mutant: platform/src/red.test.ts'),
      lines.join('\n'),
    );
    const { lines: end, isGood } = report(results);
    assert.equal(isGood, false);
    assert.ok(end.includes('| platform | 10 | 8 | 80.0 % |'), end.join('\n'));
    assert.equal(end.at(-1), '80.0 % of 10 mutants killed; it has to be 85 % or more.');
  });

  it('reports survivors of Jest tests, and what no test covers', async test => {
    const { results } = await run(test, ['shared/word.ts']);
    assert.deepEqual(described(results), [
      'killed: shared/word.ts:1:41 StringLiteral: \'Hej\' → ""',
      'not passed: shared/word.ts:2:41 StringLiteral: \'Farvel\' → ""',
    ]);
    assert.equal(report(results).isGood, false);
  });

  it('passes with 85 % killed', () => {
    const [mutant] = [
      {
        id: '0',
        file: 'shared/a.ts',
        line: 1,
        column: 1,
        mutator: 'X',
        start: 0,
        original: 'a',
        replacement: 'b',
      },
    ];
    const results = (killed: number): Result[] =>
      Array.from({ length: 100 }, (_, index) => ({
        mutant,
        verdict: index < killed ? 'killed' : 'survived',
      }));
    assert.equal(report(results(85)).isGood, true);
    assert.equal(report(results(84)).isGood, false);
    assert.equal(report([]).isGood, true);
  });
});

describe('the tests of a file', () => {
  it('are ordered: same name, nearest folder, fewest steps, own package before others', () => {
    const file = 'mfe-a/src/list/row.tsx';
    const tests = [
      'mfe-b/src/list/row.test.tsx',
      'mfe-a/src/list/row.test.tsx',
      'mfe-a/src/page.test.tsx',
      'mfe-a/src/list/list.test.tsx',
      'mfe-a/src/other/deep.test.tsx',
    ];
    assert.deepEqual(
      testsThatReach(file, new Map([[file, [...tests, 'mfe-a/src/server.postgres.test.ts']]])),
      [
        'mfe-a/src/list/row.test.tsx',
        'mfe-a/src/list/list.test.tsx',
        'mfe-a/src/page.test.tsx',
        'mfe-a/src/other/deep.test.tsx',
        'mfe-b/src/list/row.test.tsx',
      ],
    );
  });
});

describe('a sample', () => {
  it('depends on its seed', () => {
    const items = Array.from({ length: 50 }, (_, index) => index);
    assert.deepEqual(shuffled(items, 'a'), shuffled(items, 'a'));
    assert.notDeepEqual(shuffled(items, 'a'), shuffled(items, 'b'));
    assert.deepEqual(
      shuffled(items, 'a').sort((a, b) => a - b),
      items,
    );
  });

  it('is proportional to the size of each package, with a minimum for small ones', () => {
    const sizes = new Map([
      ['platform', 800],
      ['shell', 195],
      ['mfe-profile', 5],
    ]);
    assert.deepEqual(
      [...shares(sizes, 100)],
      [
        ['platform', 80],
        ['shell', 20],
        ['mfe-profile', 5],
      ],
    );
    assert.deepEqual([...shares(new Map([['shell', 3]]), 200)], [['shell', 3]]);
  });
});

describe('npm run mutation', () => {
  for (const [what, args, sentence] of [
    ['a missing file', ['shell/src/nothing.ts'], 'shell/src/nothing.ts does not exist.'],
    [
      'a test',
      ['tools/mutation/mutation.test.ts'],
      /^tools\/mutation\/mutation.test.ts has nothing to mutate/,
    ],
    ['files together with --all', ['--all', 'shell'], /^Name files, or say --all/],
    [
      'a fraction of a mutant',
      ['--sample', '0.5'],
      '--sample takes a whole number from 1 to 99999, not "0.5".',
    ],
    ['an unknown option', ['--everything'], /^npm run mutation takes files, or --all/],
  ] as const) {
    it(`refuses ${what} with one sentence`, async () => {
      const { succeeded, output } = await runNode([path.join(import.meta.dirname, 'mutation.ts'), ...args], {
        folder: repositoryRoot,
        environment: { INIT_CWD: undefined },
      });
      assert.equal(succeeded, false);
      assert.equal(output.trimEnd().split('\n').length, 1, output);
      if (typeof sentence === 'string') assert.equal(output, `${sentence}\n`);
      else assert.match(output, sentence);
    });
  }
});
