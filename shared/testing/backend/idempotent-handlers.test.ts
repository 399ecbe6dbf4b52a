import * as z from 'zod/mini';
import { invitationUsersAnswer } from '../../contracts/administrator.ts';
import { invitationAnswer } from '../../contracts/invitation.ts';
import { driveBackend } from './drive-backend.ts';

const { call, answered, refusal } = driveBackend();
const key = { 'idempotency-key': 'first-key' };
const body = (email: string, assets: object[] = []) => ({ email, assets });
const invite = (headers: Record<string, string>, email = 'ny@demo.example') =>
  call('POST', '/invitations', body(email), headers);
const outcome = async (answer: Response) =>
  z.parse(invitationAnswer, await answer.json()).data.invitation.outcome;
const people = async () =>
  (await answered(invitationUsersAnswer, 'GET', '/customers/1001/users?pageSize=100')).totalCount;

it('repeats the first answer for the same call with the same key, without changes', async () => {
  const before = await people();
  const answers = await Promise.all([invite(key), invite(key)]);
  expect(await Promise.all([...answers, await invite(key)].map(outcome))).toEqual(Array(3).fill('Created'));
  expect(await people()).toBe(before + 1);
  expect(await outcome(await invite({ 'idempotency-key': 'other-key' }))).toBe('Resent');
  expect(await outcome(await invite({}))).toBe('Resent');
});

it('refuses a reused key with another body, address or method', async () => {
  await invite(key);
  const before = await people();
  const reused = '422 IdempotencyKeyReused';
  expect(await refusal('POST', '/invitations', body('en.anden@demo.example'), key)).toBe(reused);
  expect(await refusal('POST', '/invitations?customerId=1002', body('ny@demo.example'), key)).toBe(reused);
  expect(await refusal('PUT', '/invitations', body('ny@demo.example'), key)).toBe(reused);
  expect(await people()).toBe(before);
});

it('does not store the key of a failed call or of a read', async () => {
  expect(await refusal('POST', '/invitations', {}, key)).toBe('400 ArgumentError');
  expect((await call('GET', '/customers/1001', null, key)).status).toBe(200);
  expect(await outcome(await invite(key))).toBe('Created');
});
