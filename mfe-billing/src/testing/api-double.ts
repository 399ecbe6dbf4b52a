/** The API of a test file, and what was asked of it. */
import { startApi } from 'shared/testing/start-api.ts';

/** Call once per test file. A call that no handler answers fails the test. */
export const startApiDouble = () => {
  const server = startApi();
  const asked: URL[] = [];
  beforeEach(() => {
    asked.length = 0;
    server.events.on('request:start', ({ request }) => {
      asked.push(new URL(request.url));
    });
  });
  afterEach(() => {
    server.events.removeAllListeners();
  });
  /** Queries of the calls to paths that end so, in order. */
  const queriesOf = (path: string): URLSearchParams[] =>
    asked.filter(url => url.pathname.endsWith(path)).map(url => url.searchParams);
  return { server, queriesOf };
};
