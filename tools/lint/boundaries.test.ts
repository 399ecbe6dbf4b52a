import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { checkBoundaries, readGraph, rules } from './check-boundaries.ts';
import { folderCycles } from './folder-cycles.ts';

/** Names of the rules that the files in a folder break. */
const brokenIn = async (folder: string): Promise<(string | undefined)[]> =>
  (await readGraph(folder)).summary.violations.map(({ rule }) => rule.name);

/** Names of the rules that one import breaks. `to` is another file or a library. */
const brokenBy = async (
  test: TestContext,
  from: string,
  to: string,
  typeOnly = false,
): Promise<(string | undefined)[]> => {
  const up = '../'.repeat(from.split('/').length - 1);
  const isFile = /\.tsx?$/.test(to);
  const statement = `import ${typeOnly ? 'type ' : ''}{ thing } from '${isFile ? `./${up}${to}` : to}';\nexport const x: unknown = ${typeOnly ? 'null as unknown as thing' : 'thing'};\n`;
  const folder = temporaryFolder(test, {
    [from]: statement,
    [isFile ? to : `node_modules/${to}/index.js`]: 'export const thing = 1; export type thing = number;\n',
    ...(isFile
      ? {}
      : { [`node_modules/${to}/package.json`]: JSON.stringify({ name: to, main: 'index.js' }) }),
  });
  return brokenIn(folder);
};

const empty = 'export const thing = 1; export type thing = number;\n';
const importing = (file: string): string => `import { thing } from '${file}';\nexport const other = thing;\n`;

const forbidden: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['shell-imports-shared-only', 'shell/src/a.ts', 'mfe-billing/src/b.ts'],
  ['shell-imports-shared-only', 'shell/src/a.ts', 'platform/src/b.ts'],
  ['remote-imports-shared-only', 'mfe-billing/src/a.ts', 'mfe-admins/src/b.ts'],
  ['remote-imports-shared-only', 'mfe-billing/src/a.ts', 'shell/src/b.ts'],
  ['remote-libraries', 'mfe-billing/src/a.ts', 'react-router-dom'],
  ['remote-libraries', 'mfe-billing/src/a.ts', '@tanstack/react-query'],
  ['remote-libraries', 'mfe-billing/src/a.ts', '@featbit/js-client-sdk'],
  ['oidc-only-in-session', 'shell/src/layout/a.ts', 'oidc-client-ts'],
  ['toggle-sdk-only-in-toggles', 'shell/src/layout/a.ts', 'launchdarkly-js-client-sdk'],
  ['toggle-sdk-only-in-toggles', 'shell/src/layout/a.ts', '@featbit/js-client-sdk'],
  ['federation-only-in-remotes', 'shell/src/layout/a.ts', '@module-federation/enhanced'],
  ['shared-imports-nothing-above', 'shared/errors/a.ts', 'shell/src/b.ts'],
  ['contracts-are-pure', 'shared/contracts/a.ts', 'react'],
  ['contracts-are-pure', 'shared/contracts/a.ts', 'shared/format/b.ts'],
  ['catalogue-is-data', 'shared/catalogue/a.ts', 'zod'],
  ['orders-are-rules', 'shared/orders/a.ts', 'shared/http/b.ts'],
  ['format-is-pure', 'shared/format/a.ts', 'zod'],
  ['validation-is-pure', 'shared/validation/a.ts', 'react'],
  ['ui-knows-no-data', 'shared/ui/button/a.ts', 'shared/contracts/b.ts'],
  ['ui-knows-no-data', 'shared/ui/button/a.ts', 'shared/http/b.ts'],
  ['http-knows-no-ui', 'shared/http/a.ts', 'shared/ui/button/b.ts'],
  ['platform-imports-contracts-and-format', 'platform/src/a.ts', 'shared/ui/button/b.ts'],
  ['platform-without-react', 'platform/src/a.ts', 'react'],
  ['browser-suite-imports-types-of-contracts', 'e2e/a.ts', 'shell/src/b.ts'],
  ['browser-suite-imports-no-values', 'e2e/a.ts', 'shared/contracts/b.ts'],
  ['user-tasks-stand-alone', 'mfe-billing/src/pay-invoice/a.ts', 'mfe-billing/src/overview/b.ts'],
  ['user-tasks-stand-alone', 'mfe-billing/src/invoice-model/a.ts', 'mfe-billing/src/pay-invoice/b.ts'],
  ['user-tasks-stand-alone', 'mfe-billing/src/pay-invoice/a.ts', 'mfe-billing/src/remote/b.ts'],
  ['no-test-code-in-the-product', 'mfe-billing/src/a.ts', 'shared/testing/b.ts'],
  ['no-unresolved', 'shell/src/a.ts', './nowhere'],
];

const allowed: readonly (readonly [from: string, to: string])[] = [
  ['shell/src/session/a.ts', 'oidc-client-ts'],
  ['shell/src/toggles/a.ts', 'launchdarkly-js-client-sdk'],
  ['shell/src/toggles/a.ts', '@featbit/js-client-sdk'],
  ['shell/src/remotes/a.ts', '@module-federation/enhanced'],
  ['mfe-billing/src/a.ts', 'shared/contracts/b.ts'],
  ['platform/src/a.ts', 'shared/orders/b.ts'],
  ['mfe-billing/src/pay-invoice/a.ts', 'mfe-billing/src/b.ts'],
  ['mfe-billing/src/pay-invoice/a.ts', 'mfe-billing/src/invoice-model/b.ts'],
  ['mfe-billing/src/remote/a.ts', 'mfe-billing/src/pay-invoice/b.ts'],
  ['mfe-billing/src/pay-invoice/a.test.ts', 'shared/testing/b.ts'],
  ['shared/contracts/a.ts', 'zod'],
  ['shared/ui/button/a.ts', 'shared/format/b.ts'],
  ['platform/src/a.ts', 'shared/contracts/b.ts'],
];

describe('boundaries between packages', () => {
  for (const [rule, from, to] of forbidden) {
    it(`${rule}: ${from} may not import ${to}`, async test => {
      assert.ok((await brokenBy(test, from, to)).includes(rule));
    });
  }

  for (const [from, to] of allowed) {
    it(`${from} may import ${to}`, async test => {
      assert.deepEqual(await brokenBy(test, from, to), []);
    });
  }

  it('the browser suite may import the types of contracts', async test => {
    assert.deepEqual(await brokenBy(test, 'e2e/a.ts', 'shared/contracts/b.ts', true), []);
  });

  it('no-cycles: two files may not import each other', async test => {
    const folder = temporaryFolder(test, {
      'shared/errors/a.ts': `import { b } from './b.ts';\nexport const a = (): unknown => b;\n`,
      'shared/errors/b.ts': `import { a } from './a.ts';\nexport const b = (): unknown => a;\n`,
    });
    assert.deepEqual(await brokenIn(folder), ['no-cycles']);
  });

  it('no-cycles: a file may name one that it loads later, and is named by it', async test => {
    const folder = temporaryFolder(test, {
      'mfe-x/src/pages.ts': `export const load = (): unknown => import('./pay/page.ts');\n`,
      'mfe-x/src/pay/page.ts': `import { load } from '../pages.ts';\nexport const a = (): unknown => load;\n`,
    });
    assert.deepEqual(await brokenIn(folder), []);
  });

  it('reports the reason of the rule and a remedy', async test => {
    const { text } = await checkBoundaries(
      temporaryFolder(test, {
        'mfe-a/src/a.ts': importing('../../mfe-b/src/b.ts'),
        'mfe-b/src/b.ts': empty,
      }),
    );
    assert.match(text, /error remote-imports-shared-only: mfe-a\/src\/a\.ts → mfe-b\/src\/b\.ts/);
    assert.match(text.replaceAll(/\s+/g, ' '), /what two of them need lies in shared/);
  });

  it('every rule is tested here', () => {
    const tested = new Set(['no-cycles', ...forbidden.map(([rule]) => rule)]);
    assert.deepEqual(
      rules.filter(({ name }) => !tested.has(name ?? '')),
      [],
    );
  });
});

/** The cycles reported between the folders of these files. */
const cyclesBetween = async (test: TestContext, files: Readonly<Record<string, string>>): Promise<string[]> =>
  folderCycles((await readGraph(temporaryFolder(test, files))).modules);

/** Two folders that depend on each other, although no two of their files do. */
const twoFolders = {
  'platform/src/orders/order.ts': importing('../sims/sim.ts'),
  'platform/src/orders/story.ts': empty,
  'platform/src/sims/sim.ts': empty,
  'platform/src/sims/card.ts': importing('../orders/story.ts'),
};

describe('cycles between folders', () => {
  it('are reported with their folders and imports, and fail the check', async test => {
    const { holds, text } = await checkBoundaries(temporaryFolder(test, twoFolders));
    assert.equal(holds, false);
    assert.match(text, /no dependency violations/);
    assert.ok(
      text.endsWith(
        [
          'Folders that need each other: platform/src/orders → platform/src/sims → platform/src/orders',
          '  platform/src/orders/order.ts imports platform/src/sims/sim.ts',
          '  platform/src/sims/card.ts imports platform/src/orders/story.ts',
          '',
        ].join('\n'),
      ),
      text,
    );
  });

  it('are found for type-only imports', async test => {
    const byType = "import type { thing } from '../orders/story.ts';\nexport type Other = thing;\n";
    const cycles = await cyclesBetween(test, { ...twoFolders, 'platform/src/sims/card.ts': byType });
    assert.equal(cycles.length, 1);
  });

  it('are found through a third folder, and reported once', async test => {
    const cycles = await cyclesBetween(test, {
      'shared/a/a.ts': importing('../b/b.ts'),
      'shared/a/other.ts': empty,
      'shared/b/b.ts': importing('../c/c.ts'),
      'shared/c/c.ts': empty,
      'shared/c/other.ts': importing('../a/other.ts'),
      'shared/d/d.ts': importing('../a/a.ts'),
    });
    assert.deepEqual(
      cycles.map(cycle => cycle.split('\n')[0]),
      ['Folders that need each other: shared/a → shared/b → shared/c → shared/a'],
    );
  });

  it('are reported as the shortest per folder, with some of many imports', async test => {
    const cycles = await cyclesBetween(test, {
      ...twoFolders,
      'platform/src/audit/entry.ts': importing('../sims/sim.ts'),
      'platform/src/audit/log.ts': empty,
      'platform/src/orders/log.ts': importing('../audit/log.ts'),
      ...Object.fromEntries(
        ['a', 'b', 'c'].map(name => [`platform/src/sims/${name}.ts`, importing('../orders/story.ts')]),
      ),
    });
    assert.deepEqual(cycles, [
      [
        'Folders that need each other: platform/src/orders → platform/src/sims → platform/src/orders',
        '  platform/src/orders/order.ts imports platform/src/sims/sim.ts',
        '  platform/src/sims/a.ts imports platform/src/orders/story.ts',
        '  platform/src/sims/b.ts imports platform/src/orders/story.ts',
        '  and 2 more',
        '',
      ].join('\n'),
    ]);
  });

  it('are found between a folder and its subfolder', async test => {
    const cycles = await cyclesBetween(test, {
      'shell/src/main.ts': importing('./menu/menu.ts'),
      'shell/src/clock.ts': empty,
      'shell/src/menu/menu.ts': empty,
      'shell/src/menu/item.ts': importing('../clock.ts'),
    });
    assert.equal(cycles.length, 1);
  });

  it('ignore tests, fakes and lazy imports', async test => {
    const cycles = await cyclesBetween(test, {
      'mfe-x/src/pages.ts': `${empty}export const load = (): unknown => import('./pay/page.ts');\n`,
      'mfe-x/src/pages.test.ts': importing('./pay/page.ts'),
      'mfe-x/src/testing/api.ts': importing('../pay/page.ts'),
      'mfe-x/src/pay/page.ts': importing('../pages.ts'),
      'mfe-x/src/pay/form.ts': importing('../testing/api.ts'),
    });
    assert.deepEqual(cycles, []);
  });

  it('are found when a file is imported both lazily and statically', async test => {
    const later = "export const load = (): unknown => import('../sims/sim.ts');\n";
    const both = `${importing('../sims/sim.ts')}${later}`;
    assert.equal(
      (await cyclesBetween(test, { ...twoFolders, 'platform/src/orders/order.ts': both })).length,
      1,
    );
    assert.deepEqual(await cyclesBetween(test, { ...twoFolders, 'platform/src/orders/order.ts': later }), []);
  });

  it('are not the only fault: a broken rule fails the check as well', async test => {
    const { holds, text } = await checkBoundaries(
      temporaryFolder(test, { 'shared/a/a.ts': importing('../../shell/src/b.ts'), 'shell/src/b.ts': empty }),
    );
    assert.equal(holds, false);
    assert.match(text, /shared-imports-nothing-above: shared\/a\/a\.ts → shell\/src\/b\.ts/);
  });
});
