import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import { remotes, repositoryRoot } from '../portal/front-ends.ts';
import { runNode } from '../portal/node-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { plannedFiles, writePlan } from './planned-files.ts';
import { kinds, readRequest } from './task-request.ts';

const inRoot = (...segments: string[]) => path.join(repositoryRoot, ...segments);
const packages = ['shared', 'mfe-profile', 'mfe-subscriptions', 'platform'];

/** A writable copy of the parts of the repository that the packages need. */
const copyOfRepository = (): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'portal-test-'));
  for (const name of ['node_modules', 'tools']) symlinkSync(inRoot(name), path.join(root, name), 'dir');
  for (const name of ['tsconfig.base.json', 'oxlint.config.ts', '.oxfmtrc.json', 'package.json'])
    cpSync(inRoot(name), path.join(root, name));
  const filter = (file: string) => !/\/(?:dist|\.data|public)$/.test(file);
  for (const name of packages)
    cpSync(inRoot(name), path.join(root, name), { recursive: true, verbatimSymlinks: true, filter });
  return root;
};

describe('a task of each kind', { concurrency: 2 }, () => {
  const tasks = [
    { kind: 'page', remoteId: 'mfe-profile', name: 'own-company', title: 'Min virksomhed' },
    { kind: 'list', remoteId: 'mfe-subscriptions', name: 'number-list' },
    { kind: 'form', remoteId: 'mfe-profile', name: 'nick-name', path: 'indstillinger/kaldenavn' },
    { kind: 'order', remoteId: 'mfe-subscriptions', name: 'number-lock-of-a-long-name', path: 'nummerlaas' },
  ] as const;
  let root = '';
  let files: string[] = [];
  const sources = () => files.filter(file => /\.tsx?$/.test(file));
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const outputOf = async (folder: string, command: readonly string[]) => {
    // Otherwise the test would run as part of this one, without output.
    const environment = { NODE_TEST_CONTEXT: undefined };
    const { succeeded, output } = await runNode(command, { folder: path.join(root, folder), environment });
    assert(succeeded, output);
    return output;
  };
  const passes = async (folder: string, command: readonly string[]) => {
    await outputOf(folder, command);
  };

  before(async () => {
    root = copyOfRepository();
    for (const task of tasks) {
      const planned = plannedFiles(root, readRequest(root, task));
      writePlan(root, planned);
      files = [...new Set([...files, ...planned.keys()])];
    }
    await passes('', [inRoot('node_modules/oxfmt/bin/oxfmt'), ...files]);
  });
  after(() => {
    rmSync(root, { recursive: true });
  });

  it('passes lint and compiles', () =>
    passes('', [
      inRoot('node_modules/oxlint/bin/oxlint'),
      ...sources(),
      'mfe-subscriptions/src/remote/routes.test.tsx',
    ]));

  // One after the other: the second file starts from the database that the first one created.
  it('passes its platform tests, and the rules of the orders, in which it has its row', async () => {
    const files = [
      'number-lock-of-a-long-name/number-lock-of-a-long-name',
      'orders/actions/order-action-rules',
    ];
    const only = ['--test-concurrency=1', '--test-name-pattern=number.lock|every order'];
    const tests = ['--test', ...only, ...files.map(name => `src/${name}.test.ts`)];
    assert.match(await outputOf('platform', tests), /^ℹ pass 5$/m);
  });

  for (const [remoteId, folders] of [
    ['mfe-profile', 'own-company|nick-name'],
    ['mfe-subscriptions', 'number-list|number-lock-of-a-long-name'],
  ] as const)
    it(`passes its tests of ${remoteId}, and those of the remote`, () =>
      passes(remoteId, [
        inRoot(remoteId, 'node_modules/jest/bin/jest.js'),
        '--ci',
        '--runInBand',
        '--testPathPatterns',
        `src/(?:${folders})/|src/(?:remote|writes)\\.test`,
        // In the table of writes, only the rows of the tasks.
        '--testNamePattern',
        '^(?!.*is sent once)|nick-name',
      ]));

  it('has its own name and title, and no words of the example', () => {
    const made = files.filter(file => tasks.some(({ name }) => file.includes(name)));
    assert.equal(made.length, 20);
    for (const file of files) {
      assert.doesNotMatch(file, /example/);
      assert.doesNotMatch(read(file), /example-?(?:page|list|form|order)|eksempel|example order/i, file);
    }
    assert.match(
      read('mfe-profile/src/pages.tsx'),
      /ownCompany: page\('indstillinger\/own-company', \{\n {4}title: 'Min virksomhed',\n {4}load: .*\n {2}\}\),\n/,
    );
    assert.match(
      read('platform/src/orders/actions/order-actions-by-role.test.ts'),
      /key: 'PUT number-lock-of-a-long-name', type: 'ChangeSubscription', changed: \['invoiceNote'\]/,
    );
    assert.match(read('mfe-subscriptions/src/pages.tsx'), /page\(`\$\{details\}\/nummerlaas`, \{\n/);
    assert.match(
      read('mfe-profile/src/nick-name/nick-name.page.test.tsx'),
      /path: 'indstillinger\/kaldenavn'/,
    );
  });
});

describe('a new task', () => {
  for (const { id } of remotes)
    for (const kind of kinds.filter(each => each !== 'order' || id === 'mfe-subscriptions'))
      it(`of the kind ${kind} can be added to ${id}`, () => {
        const asked = { remoteId: id, name: 'not-there-yet', kind };
        const planned = plannedFiles(repositoryRoot, readRequest(repositoryRoot, asked));
        for (const file of [`${id}/src/pages.tsx`, ...(kind === 'form' ? [`${id}/src/writes.test.tsx`] : [])])
          assert.match(planned.get(file) ?? '', /notThereYet/, file);
        assert.match(
          planned.get(`${id}/README.md`) ?? '',
          /^\| .*\n\| `not-there-yet` \| Not there yet \|\n\n/m,
        );
        const { titles } = JSON.parse(planned.get(`${id}/remote.json`) ?? '') as { titles: object[] };
        assert.deepEqual(titles.at(-1), {
          pattern: readRequest(repositoryRoot, asked).path,
          title: 'Not there yet',
        });
      });

  for (const [what, [remoteId, name], rest, message] of [
    [
      'an unknown kind',
      ['mfe-admins', 'one'],
      { kind: 'wizard' },
      /^"wizard" is not a kind .*form, order\.$/,
    ],
    ['an order elsewhere', ['mfe-admins', 'one'], { kind: 'order' }, /page belongs to mfe-subscriptions/],
    ['an unknown remote', ['mfe-nothing', 'one'], {}, /^"mfe-nothing" is not a remote: .*mfe-admins/],
    ['the shell', ['shell', 'one'], {}, /^"shell" is not a remote/],
    ['a name with capitals', ['mfe-admins', 'EditContact'], {}, /^"EditContact" cannot name a task/],
    ['a reserved word', ['mfe-admins', 'delete'], {}, /^"delete" cannot name a task: it has a meaning/],
    [
      'a reserved word of modules',
      ['mfe-admins', 'package'],
      {},
      /^"package" cannot name a task: it has a meaning/,
    ],
    [
      'a kind of page',
      ['mfe-admins', 'list'],
      { kind: 'list' },
      /^"list" cannot name a task: it has a meaning/,
    ],
    ['a leading digit', ['mfe-admins', '2fa'], {}, /^"2fa" cannot name a task: it takes .* a letter first,/],
    ['a way out of the folder', ['mfe-admins', '../one'], {}, /cannot name a task/],
    ['a name in use', ['mfe-admins', 'invite'], {}, /^mfe-admins\/src\/invite already exists/],
    ['an existing order', ['mfe-subscriptions', 'call-forwarding'], { kind: 'order' }, / already exists/],
    ['the name of a page', ['mfe-subscriptions', 'details'], {}, /^details is the name of another page/],
    [
      'the name of an order',
      ['mfe-subscriptions', 'loss'],
      { kind: 'order' },
      /^loss is the name of another page/,
    ],
    ['an address of the API', ['mfe-subscriptions', 'top-ups'], { kind: 'order' }, /another page or order/],
    ['a path of another remote', ['mfe-admins', 'one'], { path: 'faktura/en' }, /begin with administrator/],
    ['a path in use', ['mfe-admins', 'one'], { path: 'administrator-oversigt' }, /is a page already/],
    [
      'the path of another order',
      ['mfe-subscriptions', 'one'],
      { kind: 'order', path: 'viderestilling' },
      /"abonnementer\/:subscriptionId\/viderestilling" is a page already/,
    ],
    ['a title with a quote', ['mfe-admins', 'one'], { title: "Anna's" }, /^The title takes/],
    ['an empty title', ['mfe-admins', 'one'], { title: ' ' }, /^The title takes/],
  ] as const)
    it(`is refused with ${what}`, () => {
      assert.throws(
        () => plannedFiles(repositoryRoot, readRequest(repositoryRoot, { remoteId, name, ...rest })),
        { name: 'UserFacingError', message },
      );
    });

  /** A repository with another mfe-admins. */
  const withRemote = (test: TestContext, pages: string): string => {
    const root = temporaryFolder(test, { 'mfe-admins/src/pages.tsx': pages });
    for (const name of packages) symlinkSync(inRoot(name), path.join(root, name), 'dir');
    for (const file of ['README.md', 'remote.json'])
      cpSync(inRoot('mfe-admins', file), path.join(root, 'mfe-admins', file));
    return root;
  };

  it('creates the table of writes of a remote, and adds to it', test => {
    const root = withRemote(test, 'export const pages = {\n  overview: page(),\n};\n');
    const asked = { remoteId: 'mfe-admins', name: 'first-form', kind: 'form' };
    const planned = plannedFiles(root, readRequest(root, asked));
    assert.match(
      planned.get('mfe-admins/src/writes.test.tsx') ?? '',
      /import \{ firstFormWrite \} from '\.\/testing\/first-form\.tsx';[^]*\[firstFormWrite\(api\)\]/,
    );
    writePlan(root, planned);
    const second = { ...asked, name: 'second-form' };
    assert.match(
      plannedFiles(root, readRequest(root, second)).get('mfe-admins/src/writes.test.tsx') ?? '',
      /first-form\.tsx';\nimport \{ secondFormWrite \} from '\.\/testing\/second-form\.tsx';\n\n[^]*\[secondFormWrite\(api\),\s*firstFormWrite/,
    );
  });

  it('is refused in a remote that is written in another way', test => {
    const root = withRemote(test, 'export const pages = allPages();\n');
    const asked = { remoteId: 'mfe-admins', name: 'one' };
    assert.throws(() => plannedFiles(root, readRequest(root, asked)), {
      message: /^mfe-admins\/src\/pages.tsx is not written as usual: /,
    });
  });

  for (const [what, args, sentence] of [
    ['no arguments', [], /^Name a remote and a task/],
    ['no name', ['mfe-admins'], /^Name a remote and a task/],
    ['too many arguments', ['mfe-admins', 'one', 'two'], /^Name a remote and a task/],
    ['an unknown option', ['mfe-admins', 'one', '--colour', 'red'], /options are --kind, --path and --title/],
    ['a name in use', ['mfe-admins', 'invite', '--kind', 'form'], /already exists/],
  ] as const)
    it(`refuses ${what} with one sentence, and writes nothing`, async () => {
      const state = () => [
        readdirSync(inRoot('mfe-admins/src'), { recursive: true }),
        readFileSync(inRoot('mfe-admins/src/pages.tsx'), 'utf8'),
      ];
      const before = state();
      const command = inRoot('tools/new-task/new-task.ts');
      const { succeeded, output } = await runNode([command, ...args], { folder: repositoryRoot });
      assert.equal(succeeded, false);
      assert.match(output, sentence);
      assert.equal(output.trimEnd().split('\n').length, 1, output);
      assert.deepEqual(state(), before);
    });
});
