import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { repositoryRoot } from '../portal/front-ends.ts';
import { styleSheets } from './style-sheets.ts';

/**
 * Selectors that make browsers recalculate the styles of the whole page on any change of the DOM: a universal
 * sibling, and a root that depends on its descendants. Closing a dialog took 34 ms with one of these, 11 ms
 * without.
 */
const expensive = [/(?:^|[\s>])(?:\*|[a-z]+)\s*[+~]\s*\*/m, /\*\s*[+~]/, /(?::root|\bhtml)[^\s,{]*:has\(/];

it('no selector restyles the whole page on a change of the DOM', () => {
  const found = styleSheets().flatMap(file => {
    const rules = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    return [...rules.matchAll(/[^{};]+(?=\{)/g)]
      .map(([selector]) => selector.trim())
      .filter(selector => !selector.startsWith('@') && expensive.some(each => each.test(selector)))
      .map(selector => `${path.relative(repositoryRoot, file)}: ${selector}`);
  });
  assert.deepEqual(found, []);
});
