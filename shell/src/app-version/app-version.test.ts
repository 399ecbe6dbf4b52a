import { waitFor } from '@testing-library/react';
import { readAppVersion } from './app-version.ts';

const url = '/selvbetjening/assets/app-version.txt';
const text = (body: string, init?: ResponseInit) => Promise.resolve(new Response(body, init));
const versionFrom = async (answer: () => Promise<Response>): Promise<string | undefined> => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const store = readAppVersion(url);
  expect(store.getState().version).toBeUndefined();
  await waitFor(() => {
    expect(store.getState().version).toBeDefined();
  });
  expect(fetched.mock.calls.map(([asked]) => asked)).toEqual([url]);
  return store.getState().version;
};

it('is read from the file app-version.txt (SHL-031)', async () => {
  expect(await versionFrom(() => text('1.4.0-3f2a9c\n'))).toBe('1.4.0-3f2a9c');
});

it.each([
  ['is missing', () => text('Not found', { status: 404 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is empty', () => text('\n')],
  ['is HTML', () => text('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
])("is 'unknown' when the file %s (SHL-032)", async (_when, answer) => {
  expect(await versionFrom(answer)).toBe('unknown');
});
