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
  'hears what %s says about the person, and passes it on',
  async path => {
    expect(await heardOf(path, { user: person })).toEqual([['user-1', 'ny@demo.example']]);
  },
);

it.each([
  [
    'an answer about somebody who is not told',
    '/self-service-api/user/assets',
    { user: { email: 'a@b.dk' } },
  ],
  ['another resource', '/self-service-api/users/access', { user: person }],
  ['an answer without a person', '/self-service-api/user/one-time-codes', { challenge: {} }],
])('leaves %s alone', async (_what, path, answer) => {
  expect(await heardOf(path, answer)).toEqual([]);
});

it('passes on why a call failed', async () => {
  const http: Http = {
    request: () => Promise.reject(new Error('Not now.')),
    file: () => Promise.reject(new Error('No file.')),
  };
  const watching = watchingOwnProfile(http, () => undefined);
  await expect(watching.request({ path: '/self-service-api/user', schema })).rejects.toThrow('Not now.');
});
