import { setupServer } from 'msw/node';
import * as z from 'zod/mini';
import { apiErrorSchema } from '../../../contracts/api-error.ts';
import { oneTimeCodeAnswer, verificationAnswer } from '../../../contracts/one-time-code.ts';
import { profileAnswer } from '../../../contracts/profile.ts';
import { signInsAnswer } from '../../../contracts/sign-in.ts';
import { createBackendData } from '../backend-data.ts';
import { backendHandlers } from '../backend-handlers.ts';

const api = 'https://backend.test/self-service-api';
const data = createBackendData(new Date('2026-11-21T12:00:00Z'));
const server = setupServer();

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
});
beforeEach(() => {
  server.resetHandlers(...backendHandlers(api, data));
});
afterAll(() => {
  server.close();
});

const send = (method: 'POST' | 'PUT', path: string, body: object): Promise<Response> =>
  fetch(`${api}/user${path}`, { method, body: JSON.stringify({ data: body }) });
const profile = async (response: Response) => z.parse(profileAnswer, await response.json()).data.user;
const known = async () => profile(await fetch(`${api}/user`));
const refusal = async (response: Response) => {
  const { code, subCode } = z.parse(apiErrorSchema, await response.json());
  return [response.status, subCode ?? code];
};
const ask = async (purpose: string, destination: string) => {
  const answer = await send('POST', '/one-time-codes', { purpose, destination });
  return z.parse(oneTimeCodeAnswer, await answer.json()).data.challenge.challengeId;
};
const attempt = async (challengeId: string, code: string) => {
  const answer = await send('POST', `/one-time-codes/${challengeId}/verify`, { code });
  const { verification } = z.parse(verificationAnswer, await answer.json()).data;
  return [verification.outcome, verification.attemptsLeft];
};

it('keeps a changed name until the page is reloaded', async () => {
  const changed = await profile(await send('PUT', '/name', { firstName: 'Åse', lastName: 'Ny' }));
  expect(changed).toMatchObject({ firstName: 'Åse', version: 2 });
  expect(await known()).toEqual(changed);
  server.resetHandlers(...backendHandlers(api, data));
  expect(await known()).toEqual(data.profile);
});

it.each([
  ['ChangePhoneNumber', '22334455', '/phone-number', 'phoneNumber'],
  ['ChangeEmail', 'ny@firma.example', '/email', 'email'],
])('changes with a code that works only once: %s', async (purpose, to, path, member) => {
  const challengeId = await ask(purpose, to);
  const body = { [member]: to, challengeId };
  expect(await refusal(await send('PUT', path, body))).toEqual([400, 'InvalidToken']);
  expect(await attempt(challengeId, '9999')).toEqual(['Wrong', 4]);
  expect(await attempt(challengeId, '1234')).toEqual(['Verified', 4]);
  expect(await profile(await send('PUT', path, body))).toMatchObject({ [member]: to });
  expect(await refusal(await send('PUT', path, body))).toEqual([400, 'InvalidToken']);
});

it('blocks a code after five wrong attempts, and accepts only the newest', async () => {
  const first = await ask('ChangePhoneNumber', '22334455');
  const second = await ask('ChangePhoneNumber', '22334455');
  const old = await send('POST', `/one-time-codes/${first}/verify`, { code: '1234' });
  expect(await refusal(old)).toEqual([404, 'NotFound']);
  for (const left of [4, 3, 2, 1]) expect(await attempt(second, '9999')).toEqual(['Wrong', left]);
  expect(await attempt(second, '9999')).toEqual(['Burned', 0]);
  expect(await attempt(second, '1234')).toEqual(['Burned', 0]);
});

it('accepts only a strong password', async () => {
  const change = (newPassword: string) =>
    send('PUT', '/password', { currentPassword: 'Portal2026', newPassword });
  expect(await refusal(await change('for-nem'))).toEqual([400, 'InvalidPassword']);
  expect((await change('EnNyKode2')).status).toBe(200);
});

it('ends one or all other sign-ins, never the current one', async () => {
  const end = async (which: string) => {
    const answer = await fetch(`${api}/user/sign-ins${which}`, { method: 'DELETE' });
    return answer.ok
      ? z.parse(signInsAnswer, await answer.json()).data.signIns.map(({ isCurrent }) => isCurrent)
      : answer.status;
  };
  expect(await end('/nothing')).toBe(404);
  expect(await end('/another')).toEqual([true]);
  server.resetHandlers(...backendHandlers(api, data));
  expect(await end('')).toEqual([true]);
});
