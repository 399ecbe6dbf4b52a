import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';
import path from 'node:path';
import tseslint from 'typescript-eslint';
import { repositoryRoot } from '../portal/front-ends.ts';

// The project's own configuration, without the rules that need a program: this file does not exist.
const eslint = new ESLint({
  cwd: repositoryRoot,
  overrideConfig: [{ files: ['**/*.ts'], ...tseslint.configs.disableTypeChecked }],
});

const complaintsAbout = async (code: string): Promise<(string | null)[]> => {
  const [result] = await eslint.lintText(code, { filePath: path.join(repositoryRoot, 'tools/x.test.ts') });
  return (result?.messages ?? [])
    .map(({ ruleId }) => ruleId)
    .filter(ruleId => ruleId === 'no-restricted-syntax');
};

describe('tests that are left out', () => {
  for (const code of [
    `it.skip('a', () => {});`,
    `it.only('a', () => {});`,
    `it.todo('a');`,
    `it.failing('a', () => {});`,
    `it.skip.each([1])('a', () => {});`,
    `describe.only('a', () => {});`,
    `test.describe.skip('a', () => {});`,
    `test.fixme('a', () => {});`,
    `test('a', test => { test.skip(); });`,
    `xit('a', () => {});`,
    `fdescribe('a', () => {});`,
    `it('a', { skip: true }, () => {});`,
    `it('a', { todo: 'later' }, () => {});`,
  ])
    it(`may not be handed in: ${code}`, async () => {
      assert.deepEqual(await complaintsAbout(code), ['no-restricted-syntax']);
    });

  it('are not those that run', async () => {
    const code = `describe('a', () => { it('b', { timeout: 1 }, () => {}); it.each([1])('c', () => {}); });`;
    assert.deepEqual(await complaintsAbout(code), []);
  });
});
