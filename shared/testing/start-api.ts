import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

/** The API of a test file, to which each test says what it answers: `api.use(http.get(…))`. */
export type TestApi = ReturnType<typeof setupServer>;

/**
 * Starts the API of a test file and stops it again: call it once, outside the tests. What it is started with it answers
 * in every test. A call nobody answers fails the test.
 */
export const startApi = (...always: RequestHandler[]): TestApi => {
  const server = setupServer(...always);
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(() => {
    server.resetHandlers();
  });
  afterAll(() => {
    server.close();
  });
  return server;
};
