import { http, HttpResponse } from 'msw';
import { startApi } from '../testing/start-api.ts';
import { NetworkError, SelfserviceError, UnauthorizedError } from '../errors/portal-error.ts';
import { createHttp } from './create-http.ts';
import { saveFile } from './save-file.ts';

const server = startApi();
afterEach(() => {
  jest.useRealTimers();
});

const onUnauthorized = jest.fn();
const client = createHttp({
  services: { '/self-service-api': 'https://api.test/base' },
  accessToken: () => 'token-1',
  onUnauthorized,
});
const path = '/self-service-api/lists';
const answerWith = (answer: () => Response) => {
  const calls: Request[] = [];
  server.use(
    http.get('https://api.test/base/lists', ({ request }) => {
      calls.push(request);
      return answer();
    }),
  );
  return calls;
};

it('fetches a file with the bearer token, and returns the name from the backend', async () => {
  const calls = answerWith(
    () =>
      new HttpResponse('\uFEFFa;b\r\n', {
        headers: { 'content-disposition': 'attachment; filename="liste-2026-11-20.csv"' },
      }),
  );
  const { content, name } = await client.file({ path, query: { format: 'csv' } });
  expect(name).toBe('liste-2026-11-20.csv');
  // Spreadsheets recognise UTF-8 by the byte-order mark, so it must be kept.
  expect([...new Uint8Array(await content.arrayBuffer()).slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x61]);
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer token-1');
  expect(new URL(calls[0]?.url ?? '').search).toBe('?format=csv');
});

it('has no name when the backend sends none', async () => {
  answerWith(() => new HttpResponse('a'));
  expect(await client.file({ path })).toMatchObject({ name: undefined });
});

it('fails like every other call', async () => {
  answerWith(() =>
    HttpResponse.json(
      { code: 'Forbidden', statusCode: '403', failingSystem: 'Selfservice' },
      { status: 403 },
    ),
  );
  await expect(client.file({ path })).rejects.toBeInstanceOf(SelfserviceError);
  answerWith(() => HttpResponse.error());
  await expect(client.file({ path })).rejects.toBeInstanceOf(NetworkError);
  answerWith(() => new HttpResponse(null, { status: 401 }));
  await expect(client.file({ path })).rejects.toBeInstanceOf(UnauthorizedError);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

it('saves a file under its name, and revokes its URL later', () => {
  jest.useFakeTimers();
  const saved: string[] = [];
  const createObjectURL = jest.fn(() => 'blob:one');
  const revokeObjectURL = jest.fn();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} ${this.href}`);
  });
  const content = new Blob(['a']);
  saveFile({ content, name: 'liste.csv' }, 'andet.csv');
  saveFile({ content, name: undefined }, 'andet.csv');
  expect(saved).toEqual(['liste.csv blob:one', 'andet.csv blob:one']);
  expect(createObjectURL).toHaveBeenCalledWith(content);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revokeObjectURL).toHaveBeenCalledTimes(2);
  click.mockRestore();
});
