/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routerFolder } from '../webpack-common.ts';
import { shakableRouter } from './shakable-router.ts';

const source = readdirSync(routerFolder)
  .filter(name => /^chunk-.*\.mjs$/.test(name))
  .map(name => readFileSync(path.join(routerFolder, name), 'utf8'))
  .join('\n');

it('marks the components and contexts of the router as free of side effects', () => {
  expect(path.join(routerFolder, 'index.mjs')).toMatch(shakableRouter.files);
  // The installed release has the code to be edited.
  expect(source).toMatch(/^var Form = React\d*\.forwardRef\($/m);
  expect(source).toMatch(/^Form\.displayName = "Form";$/m);
  const shaken = shakableRouter.edit(source);
  expect(shaken).toMatch(/^var Form = \/\* @__PURE__ \*\/ React\d*\.forwardRef\($/m);
  expect(shaken).not.toMatch(/^var \w+ = React\d*\.(?:createContext|forwardRef|memo)\(/m);
  expect(shaken).not.toMatch(/^\w+\.displayName = /m);
});

it('removes the prefetching links of framework mode', () => {
  const drawn = /createElement\(PrefetchPageLinks,/;
  expect(source).toMatch(/if \(!frameworkContext\) \{\n\s+return \[false, ref, \{\}\];/);
  expect(source.match(new RegExp(drawn, 'g'))).toHaveLength(1);
  expect(shakableRouter.edit(source)).not.toMatch(drawn);
});

it('leaves other code unchanged', () => {
  const rest = 'function Form() {\n  React.createContext(null);\n}\nvar a = call();';
  expect(shakableRouter.edit(rest)).toBe(rest);
});
