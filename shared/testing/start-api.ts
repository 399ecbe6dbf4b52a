import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

/** The mock API of a test file; each test defines its responses: `api.use(http.get(…))`. */
export type TestApi = ReturnType<typeof setupServer>;

/**
 * Starts the mock API of a test file and stops it afterwards: call it once, outside the tests. The given
 * handlers apply to every test. An unhandled call fails the test.
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
