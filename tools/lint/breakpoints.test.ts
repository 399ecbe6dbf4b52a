import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { repositoryRoot } from '../portal/front-ends.ts';
import { styleSheets } from './style-sheets.ts';

/** Allowed widths in media queries: the three breakpoints, and the start of a range just above the first. */
const breakpoints = ['37.4375em', '37.5em', '63.9375em', '89.9375em'];

const widthsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/@media[^{]*/g)].flatMap(([condition]) =>
    condition.includes('width') ? (condition.match(/[\d.]+(?:em|rem|px)/g) ?? []) : [],
  );

it('layouts change only at the breakpoints (SHL-022)', () => {
  const used = new Set<string>();
  for (const file of styleSheets())
    for (const width of widthsIn(file)) {
      used.add(width);
      assert.ok(breakpoints.includes(width), `${path.relative(repositoryRoot, file)}: ${width}`);
    }
  assert.ok(used.has('37.4375em') && used.has('63.9375em'));
});
