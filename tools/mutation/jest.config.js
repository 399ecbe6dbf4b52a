// A package's own configuration, except that files with mutants are read in their mutated form.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = process.env.MUTATION_PACKAGE ?? '';
const { default: own } = await import(pathToFileURL(path.join(folder, 'jest.config.js')).href);
const inThisFolder = name => path.join(import.meta.dirname, name);

export default {
  ...own,
  transform: Object.fromEntries(
    Object.entries(own.transform).map(([pattern, [transformer, options]]) => [
      pattern,
      [inThisFolder('jest-transformer.ts'), { transformer, options }],
    ]),
  ),
  setupFilesAfterEnv: [...own.setupFilesAfterEnv, inThisFolder('jest-coverage.js')],
};
