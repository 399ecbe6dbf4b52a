import * as z from 'zod/mini';
import { data } from 'shared/contracts/wire';
import type { Http, HttpRequest } from 'shared/http';
import { watchingOwnProfile } from './own-profile-watch.ts';

const schema = data(z.unknown());
const person = { userId: 'user-1', email: 'ny@demo.example', firstName: 'Ny' };

const heardOf = async (path: string, answer: unknown) => {
  const heard: unknown[] = [];
  const request = <Data>(_request: HttpRequest<Data>) => Promise.resolve(answer as Data);
  const http: Http = { request, file: () => Promise.reject(new Error('No file.')) };
  const watching = watchingOwnProfile(http, ({ userId, email }) => heard.push([userId, email]));
  expect(await watching.request({ path, schema })).toBe(answer);
  return heard;
};

it.each(['/self-service-api/user', '/self-service-api/user/email'])(
  'reports the user in responses of %s, and returns the response',
  async path => {
    expect(await heardOf(path, { user: person })).toEqual([['user-1', 'ny@demo.example']]);
  },
);

it.each([
  ['a user without an id', '/self-service-api/user/assets', { user: { email: 'a@b.dk' } }],
  ['another resource', '/self-service-api/users/access', { user: person }],
  ['a response without a user', '/self-service-api/user/one-time-codes', { challenge: {} }],
])('ignores %s', async (_what, path, answer) => {
  expect(await heardOf(path, answer)).toEqual([]);
});

it('rethrows the error of a call', async () => {
  const http: Http = {
    request: () => Promise.reject(new Error('Not now.')),
    file: () => Promise.reject(new Error('No file.')),
  };
  const watching = watchingOwnProfile(http, () => undefined);
  await expect(watching.request({ path: '/self-service-api/user', schema })).rejects.toThrow('Not now.');
});
