import { setupServer } from 'msw/node';

/** The API of a test file, to which each test says what it answers: `api.use(http.get(…))`. */
export type TestApi = ReturnType<typeof setupServer>;

/** Starts the API of a test file and stops it again: call it once, outside the tests. A call nobody answers fails the test. */
export const startApi = (): TestApi => {
  const server = setupServer();
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
