// Around the tests of a file: no loop without an end, and which mutants they passed.
import { endLoops, writeCoverage } from './mutated-sources.ts';

endLoops();
afterAll(() => {
  writeCoverage(expect.getState().testPath ?? '');
});
