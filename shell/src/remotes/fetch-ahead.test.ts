import { matchesNothing } from 'shared/remote/integrity';
import { anyRelease } from 'shared/testing/builders.ts';
import { createFetchAhead, firstPageOf } from './fetch-ahead.ts';

const folder = 'https://remotes.test/mfe-billing/1.0.0-abc123/';
const files = ['https://remotes.test/a.js', 'https://remotes.test/a.css'];

const answering = (answer: () => Promise<Response>) =>
  jest.fn((_url: string, _init: { signal: AbortSignal }) => answer());
const asked = (fetch: ReturnType<typeof answering>) => fetch.mock.calls.map(([url]) => url);
/** Everything that is settled by now has been dealt with. */
const settled = () => new Promise(resolve => setTimeout(resolve));

it('asks for all files at once, reads them to their ends, and does not ask again', async () => {
  const answers: Response[] = [];
  const fetch = answering(() => {
    const answer = new Response('text');
    answers.push(answer);
    return Promise.resolve(answer);
  });
  const fetchAhead = createFetchAhead(fetch);
  fetchAhead(files);
  expect(asked(fetch)).toEqual(files);
  await settled();
  expect(answers.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true]);
  fetchAhead([...files, 'https://remotes.test/b.js']);
  expect(asked(fetch)).toEqual([...files, 'https://remotes.test/b.js']);
});

it.each([
  ['an answer that is none', () => Promise.resolve(new Response(null, { status: 500 }))],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('leaves %s to whoever needs the file, and asks again the next time', async (_what, answer) => {
  const fetch = answering(answer);
  const fetchAhead = createFetchAhead(fetch);
  fetchAhead(files);
  await settled();
  fetchAhead(files);
  expect(asked(fetch)).toEqual([...files, ...files]);
});

it('stops what is still under way when it is told to', () => {
  const fetch = answering(() => new Promise(() => undefined));
  const stop = createFetchAhead(fetch)(files);
  const aborted = () => fetch.mock.calls.map(([, { signal }]) => signal.aborted);
  expect(aborted()).toEqual([false, false]);
  stop();
  expect(aborted()).toEqual([true, true]);
});

const integrity = { map: `${folder}integrity.json`, hash: matchesNothing };

it.each([
  [
    'names them',
    { integrity, firstPage: ['remoteEntry.js', 'deep/page.css'] },
    ['remoteEntry.js', 'deep/page.css'],
  ],
  ['does not', { integrity }, []],
  ['has no hashes', { firstPage: ['remoteEntry.js'] }, []],
])('knows the files of a first page where the release %s', (_what, changes, expected) => {
  expect(firstPageOf(anyRelease(changes))).toEqual(expected.map(file => folder + file));
});
