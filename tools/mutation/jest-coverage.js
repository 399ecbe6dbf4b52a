// After the tests of a file: which mutants they passed.
import { writeCoverage } from './mutated-sources.ts';

afterAll(() => {
  writeCoverage(expect.getState().testPath ?? '');
});
