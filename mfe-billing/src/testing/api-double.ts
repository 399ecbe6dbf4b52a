/** The mock API of a test file, which records its requests. */
import { startApi } from 'shared/testing/start-api.ts';

/** Call once per test file. An unhandled request fails the test. */
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
  /** Queries of the requests whose path ends with `path`, in order. */
  const queriesOf = (path: string): URLSearchParams[] =>
    asked.filter(url => url.pathname.endsWith(path)).map(url => url.searchParams);
  return { server, queriesOf };
};
