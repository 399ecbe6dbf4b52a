import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CODE_DIGITS, RECOVERY_DIGITS } from 'shared/contracts/second-factor';
import { writeOwnEntry } from '../audit/write-own-entry.ts';
import { readBody } from '../http/read-body.ts';
import { sendHtml } from '../http/send.ts';
import { recoveryCodeUsedMail } from '../login-mails/second-factor-mails.ts';
import { startAttempt } from '../limits/attempt-limit.ts';
import { portalPath, twoFactorAcr } from './client.ts';
import { findHalfSignIn, isKnownBrowser, type HalfSignIn } from './known-browsers.ts';
import { codePage, type CodeProblem } from './pages/code-page.ts';
import { messagePage } from './pages/message-page.ts';
import { takeAppCode, takeRecoveryCode } from './second-factor.ts';
import { findOwnInteraction, finishSignIn, type SignInContext } from './sign-in.ts';
import { texts } from './pages/texts.ts';

const longestForm = 1024;
const statusOf = { missing: 422, wrong: 422, 'too-many': 429 } as const;

/** Answers GET and POST of `/log-ind/{uid}/kode`: the second step, for whom the first has found to have one. */
export async function answerCode(
  context: SignInContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const own = await findOwnInteraction(context, request, response);
  if (!own) {
    sendHtml(response, 400, messagePage(texts.expired, context.portalOrigin + portalPath));
    return;
  }
  const { uid } = own.interaction;
  const half = await findHalfSignIn(context.db, uid);
  if (!half) {
    // The password was never typed, or too long ago.
    response.writeHead(303, { location: `/log-ind/${uid}` }).end();
    return;
  }
  if (request.method !== 'POST') {
    sendHtml(response, 200, codePage(uid));
    return;
  }
  const code = await readCode(request);
  const problem = await judge(context, half, code, { ...own, address: context.addressOf(request) });
  if (problem) {
    sendHtml(response, statusOf[problem], codePage(uid, problem));
    return;
  }
  const { browser } = own;
  const how = { acr: twoFactorAcr, amr: ['pwd', 'otp', 'mfa'] };
  await finishSignIn(context, { request, response, browser }, half, how);
}

/** The digits that were typed, however they were grouped. */
async function readCode(request: IncomingMessage): Promise<string> {
  const form = new URLSearchParams((await readBody(request, longestForm)) ?? '');
  return (form.get('code') ?? '').replaceAll(/[\s-]/g, '');
}

/** Counted as tries at a password are, and apart from them: what strangers use up is not the owner's. */
async function judge(
  { db, outbox }: SignInContext,
  { userId, email }: HalfSignIn,
  code: string,
  { browser, address }: { browser: string; address: string },
): Promise<CodeProblem | undefined> {
  const isRecovery = code.length === RECOVERY_DIGITS;
  if (!/^\d+$/.test(code) || !(isRecovery || code.length === CODE_DIGITS)) return 'missing';
  const known = await isKnownBrowser(db, email, browser);
  const attempt = await startAttempt(db, `second factor of ${userId}`, address, known ? browser : undefined);
  if (!attempt.allowed) return 'too-many';
  const isRight = isRecovery
    ? await useRecoveryCode({ db, outbox }, userId, code)
    : await takeAppCode(db, userId, code);
  if (!isRight) return 'wrong';
  await attempt.succeeded();
  return undefined;
}

/** Takes it, writes that down and tells the person, who may not be the one who has it. */
function useRecoveryCode(
  { db, outbox }: Pick<SignInContext, 'db' | 'outbox'>,
  userId: string,
  code: string,
): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    if (!(await takeRecoveryCode(transaction, userId, code))) return false;
    const { email } = await transaction
      .selectFrom('users')
      .where('user_id', '=', userId)
      .select('email')
      .executeTakeFirstOrThrow();
    const now = new Date();
    const entry = { transaction, person: { user_id: userId }, correlationId: randomUUID(), now };
    await writeOwnEntry(entry, 'RecoveryCodeUsed', null, null);
    await outbox.put(transaction, recoveryCodeUsedMail(email, now), now);
    return true;
  });
}
