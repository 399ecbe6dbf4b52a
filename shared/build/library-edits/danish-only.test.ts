/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { danishOnly } from './danish-only.ts';

const fromComponents = createRequire(require.resolve('react-aria-components/package.json'));

it.each(['react-aria', 'react-stately'])('keeps only the Danish and English texts of %s', library => {
  const folder = path.join(
    path.dirname(fromComponents.resolve(`${library}/package.json`)),
    'dist/private/intl',
  );
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /[a-z]{2}-[A-Z]{2}\.mjs$/.test(name))
    .map(name => path.join(folder, name));
  const languagesOf = (files: readonly string[]) =>
    [...new Set(files.map(file => path.basename(file)))].sort();
  expect(languagesOf(texts).length).toBeGreaterThan(30);
  expect(languagesOf(texts.filter(file => !danishOnly.files.test(file)))).toEqual(['da-DK.mjs', 'en-US.mjs']);
});
