/** MSW in one place: the server that a test file starts, and what was asked of it. */
import { setupServer } from 'msw/node';

/** Call once per test file. A call that no handler answers fails the test. */
export const startApiDouble = () => {
  const server = setupServer();
  const asked: URL[] = [];
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
  });
  beforeEach(() => {
    asked.length = 0;
    server.events.on('request:start', ({ request }) => {
      asked.push(new URL(request.url));
    });
  });
  afterEach(() => {
    server.events.removeAllListeners();
    server.resetHandlers();
  });
  afterAll(() => {
    server.close();
  });
  /** Queries of the calls to paths that end so, in order. */
  const queriesOf = (path: string): URLSearchParams[] =>
    asked.filter(url => url.pathname.endsWith(path)).map(url => url.searchParams);
  return { server, queriesOf };
};
