const expected: RegExp[] = [];

/**
 * For a test that provokes console errors: matching messages are expected. At least one must occur, and any
 * other still fails the test.
 */
export const expectConsoleError = (pattern: RegExp): void => {
  expected.push(pattern);
};

/** Errors expected since the last test; Jest's setup calls it after each test. */
export const takeExpectedErrors = (): RegExp[] => expected.splice(0);
