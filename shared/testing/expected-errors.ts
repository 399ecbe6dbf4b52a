const expected: RegExp[] = [];

/**
 * For a test that provokes messages on the console: those that match belong to it. At least one has to come, and any
 * other fails the test as ever.
 */
export const expectConsoleError = (pattern: RegExp): void => {
  expected.push(pattern);
};

/** What was expected since the last test; Jest's set-up asks after each one. */
export const takeExpectedErrors = (): RegExp[] => expected.splice(0);
