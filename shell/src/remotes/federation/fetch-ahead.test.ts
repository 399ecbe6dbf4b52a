import { matchesNothing } from 'shared/remote/integrity';
import { anyRelease } from 'shared/testing/builders.ts';
import { createFetchAhead, createFetchRelease, firstPageOf } from './fetch-ahead.ts';

const folder = 'https://remotes.test/mfe-billing/1.0.0-abc123/';
const files = ['https://remotes.test/a.js', 'https://remotes.test/a.css'];

type Asking = Parameters<ReturnType<typeof createFetchAhead>>[1];

const answering = (answer: () => Promise<Response>) => jest.fn((_url: string, _how: Asking) => answer());
const asked = (fetch: ReturnType<typeof answering>) => fetch.mock.calls.map(([url]) => url);
const needed = () => new AbortController();

it('fetches all files in parallel, reads them completely, and only once', async () => {
  const answers: Response[] = [];
  const fetch = answering(() => {
    const answer = new Response('text');
    answers.push(answer);
    return Promise.resolve(answer);
  });
  const fetchAhead = createFetchAhead(fetch);
  const come = fetchAhead(files, needed());
  expect(asked(fetch)).toEqual(files);
  await come;
  expect(answers.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true]);
  await fetchAhead([...files, 'https://remotes.test/b.js'], needed());
  expect(asked(fetch)).toEqual([...files, 'https://remotes.test/b.js']);
});

it.each([
  ['an error response', () => Promise.resolve(new Response(null, { status: 500 }))],
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
])('ignores %s, and fetches again the next time', async (_what, answer) => {
  const fetch = answering(answer);
  const fetchAhead = createFetchAhead(fetch);
  await fetchAhead(files, needed());
  await fetchAhead(files, needed());
  expect(asked(fetch)).toEqual([...files, ...files]);
});

it('aborts pending requests', () => {
  const fetch = answering(() => new Promise(() => undefined));
  const need = needed();
  void createFetchAhead(fetch)(files, need);
  const aborted = () => fetch.mock.calls.map(([, { signal }]) => signal.aborted);
  expect(aborted()).toEqual([false, false]);
  need.abort();
  expect(aborted()).toEqual([true, true]);
});

const integrity = { map: `${folder}integrity.json`, hash: matchesNothing };

it.each([
  [
    'lists them',
    { integrity, firstPage: ['remoteEntry.js', 'deep/page.css'] },
    ['remoteEntry.js', 'deep/page.css'],
  ],
  ['does not', { integrity }, []],
  ['has no hashes', { firstPage: ['remoteEntry.js'] }, []],
])('returns the files of the first page if the release %s', (_what, changes, expected) => {
  expect(firstPageOf(anyRelease(changes))).toEqual(expected.map(file => folder + file));
});

const release = anyRelease({
  manifest: `${folder}mf-manifest.json`,
  integrity,
  firstPage: ['remoteEntry.js', 'page.css'],
});
const all = ['integrity.json', 'mf-manifest.json', 'remoteEntry.js', 'page.css'].map(file => folder + file);

it('fetches everything that a visit to a release needs, with low priority', async () => {
  const fetch = answering(() => Promise.resolve(new Response('text')));
  await createFetchRelease(createFetchAhead(fetch))(release, needed().signal);
  expect(asked(fetch)).toEqual(all);
  expect(fetch.mock.calls.map(([, { priority }]) => priority)).toEqual(all.map(() => 'low'));
});

it('does not retry a release that failed, but fetches another one', async () => {
  const fetch = answering(() => Promise.reject(new TypeError('Failed to fetch')));
  const fetchRelease = createFetchRelease(createFetchAhead(fetch));
  await fetchRelease(release, needed().signal);
  await fetchRelease(release, needed().signal);
  expect(asked(fetch)).toEqual(all);
  await fetchRelease({ ...release, manifest: 'https://remotes.test/next/mf-manifest.json' }, needed().signal);
  expect(asked(fetch)).toContain('https://remotes.test/next/page.css');
});

it('retries a release that was aborted', async () => {
  const fetch = answering(() => Promise.reject(new DOMException('Stopped.', 'AbortError')));
  const fetchRelease = createFetchRelease(createFetchAhead(fetch));
  const need = needed();
  need.abort();
  await fetchRelease(release, need.signal);
  await fetchRelease(release, needed().signal);
  expect(asked(fetch)).toEqual([...all, ...all]);
});

it('fetches nothing of a release without hashes', async () => {
  const fetch = answering(() => Promise.resolve(new Response('text')));
  const { integrity: _none, ...without } = release;
  await createFetchRelease(createFetchAhead(fetch))(without, needed().signal);
  expect(asked(fetch)).toEqual([]);
});
