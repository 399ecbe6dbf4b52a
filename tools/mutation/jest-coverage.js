// Wraps the tests of a file: stops infinite loops, and records which mutants were covered.
import { endLoops, writeCoverage } from './mutated-sources.ts';

endLoops();
afterAll(() => {
  writeCoverage(expect.getState().testPath ?? '');
});
