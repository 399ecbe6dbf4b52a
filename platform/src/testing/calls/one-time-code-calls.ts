import assert from 'node:assert/strict';
import { oneTimeCodeAnswer, verificationAnswer } from 'shared/contracts/one-time-code';
import * as z from 'zod/mini';
import { localMailbox } from '../../outbox/local-mailbox.ts';
import { readOutbox } from '../../outbox/messages.ts';
import type { TestApi } from '../test-api.ts';

/** Calls and queries for the tests of one-time codes, as `person`, on the API of `test`. */
export function createCodeCalls(test: TestApi, person: string) {
  const ask = (data: object, headers: Record<string, string> = {}, as = person) =>
    test.call({ method: 'POST', path: '/user/one-time-codes', as, data, headers });

  /** Requests a code and returns the challenge. */
  async function asked(data: object, as = person) {
    const answer = await ask(data, {}, as);
    assert.equal(answer.statusCode, 200, answer.body);
    return z.parse(oneTimeCodeAnswer, answer.json()).data.challenge;
  }

  async function sent() {
    await test.outbox.deliver(localMailbox);
    return readOutbox(test.database.db);
  }

  /** The code in the newest message that contains one. */
  async function newestCode(): Promise<string> {
    const texts = (await sent()).map(
      message => /\b(?:kode er|selvbetjeningen er) (\d{4})\./.exec(message.text)?.[1],
    );
    const code = texts.findLast(text => text !== undefined);
    assert(code !== undefined);
    return code;
  }

  /** A code other than the correct one. */
  const wrongCode = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

  const verify = (challengeId: string, code: string, as = person) =>
    test.call({
      method: 'POST',
      path: `/user/one-time-codes/${challengeId}/verify`,
      as,
      data: { code },
    });

  /** Result of an attempt and the number left: `Wrong 4`. */
  async function outcome(challengeId: string, code: string, as = person): Promise<string> {
    const answer = await verify(challengeId, code, as);
    assert.equal(answer.statusCode, 200, answer.body);
    const { verification } = z.parse(verificationAnswer, answer.json()).data;
    return `${verification.outcome} ${String(verification.attemptsLeft)}`;
  }

  /** Requests a code and enters it correctly; returns the verified challenge. */
  async function verified(data: object, as = person) {
    const challenge = await asked(data, as);
    assert.match(await outcome(challenge.challengeId, await newestCode(), as), /^Verified/);
    return challenge;
  }

  return { ask, asked, sent, newestCode, wrongCode, verify, outcome, verified };
}
