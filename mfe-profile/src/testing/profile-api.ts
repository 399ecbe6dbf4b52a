import { http, HttpResponse } from 'msw';
import { answerOf } from 'shared/testing/answers.ts';
import type { OwnLogEntry } from 'shared/contracts/own-log';
import type { Profile } from 'shared/contracts/profile';
import type { SignIn } from 'shared/contracts/sign-in';
import { passkeyRoutes } from 'shared/testing/backend/profile/passkey-routes.ts';
import { secondFactorRoutes } from 'shared/testing/backend/profile/second-factor-routes.ts';
import type { MessagesBody } from 'shared/contracts/messages';
import { anyCustomer } from 'shared/testing/builders.ts';
import { testApi } from 'shared/testing/render-with-host.tsx';
import type { TestApi } from 'shared/testing/start-api.ts';

export const anyProfile = (changes: Partial<Profile> = {}): Profile => ({
  userId: 'user-1',
  email: 'superadmin@demo.example',
  emailVerified: true,
  firstName: 'Sofie',
  lastName: 'Lind',
  phoneNumber: '12345678',
  phoneVerified: true,
  created: '2024-03-01T08:00:00.000Z',
  lastLogin: '2026-11-20T13:05:00.000Z',
  version: 3,
  signsInHere: true,
  ...changes,
});

/** A change that reached the API. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly ifMatch: string | null;
  readonly idempotencyKey: string | null;
}

interface Answers {
  /** Rejects every change with this status. */
  readonly status?: number;
  /** Rejects the first changes with these domain sub-codes, in turn. */
  readonly refusals?: readonly string[];
  /** Then rejects with these generic codes. */
  readonly codes?: readonly string[];
  /** The initial profile. */
  readonly user?: Partial<Profile>;
  /** Another tab changes these just before the first change arrives, which then has an outdated version. */
  readonly theirs?: Partial<Profile>;
  /** The response to a change waits for this promise. */
  readonly gate?: Promise<unknown>;
}

/** The API's error body. */
const refused = (status: number, reason: { readonly code: string; readonly subCode?: string }) =>
  HttpResponse.json({ ...reason, statusCode: String(status), failingSystem: 'Selfservice' }, { status });

const callOf = ({ method, headers }: Request, path: string, body?: unknown): Call => ({
  method,
  path,
  body,
  ifMatch: headers.get('if-match'),
  idempotencyKey: headers.get('idempotency-key'),
});

const anOwnLogEntry = (action: OwnLogEntry['action'], hour: string): OwnLogEntry => ({
  entryId: hour,
  action,
  at: `2026-11-20T${hour}:05:00.000Z`,
});

/** The current sign-in, one on another system, and one without details. */
export const someSignIns: readonly SignIn[] = [
  ['here', 'Chrome', 'Windows'] as const,
  ['phone', 'Safari', 'iPhone'] as const,
  ['unknown', null, null] as const,
].map(([signInId, browser, system], index) => ({
  signInId,
  browser,
  system,
  begunAt: `2026-11-21T0${String(8 - index)}:10:00.000Z`,
  usedAt: `2026-11-21T0${String(9 - index)}:05:00.000Z`,
  isCurrent: signInId === 'here',
}));

/** Mocks the profile and its writes, and records the requests. */
export const serveProfile = (
  server: TestApi,
  { status = 200, refusals = [], codes = [], user: changes, theirs, gate }: Answers = {},
): Call[] => {
  const calls: Call[] = [];
  const left = [
    ...refusals.map(code => ({ code: 'ArgumentError', subCode: code })),
    ...codes.map(code => ({ code })),
  ];
  let user = anyProfile(changes);
  let signIns = [...someSignIns];
  const entries = [anOwnLogEntry('RecoveryCodeUsed', '09'), anOwnLogEntry('PasskeyAdded', '08')];
  server.use(
    http.get(`${testApi}/user/log`, answerOf({ entries })),
    ...secondFactorRoutes(testApi),
    ...passkeyRoutes(testApi),
    http.get(`${testApi}/user`, () => HttpResponse.json({ data: { user } })),
    http.get(`${testApi}/user/sign-ins`, () => HttpResponse.json({ data: { signIns } })),
    http.delete(`${testApi}/user/sign-ins/:signInId?`, async ({ request, params }) => {
      const { signInId } = params;
      calls.push(callOf(request, `/user/sign-ins${signInId === undefined ? '' : `/${String(signInId)}`}`));
      await gate;
      signIns = signIns.filter(({ isCurrent, signInId: id }) =>
        signInId === undefined ? isCurrent : id !== signInId,
      );
      entries.unshift(anOwnLogEntry(signInId === undefined ? 'OtherSignInsEnded' : 'SignInEnded', '10'));
      return HttpResponse.json({ data: { signIns } });
    }),
    http.get(`${testApi}/customers`, answerOf({ customers: [anyCustomer()] })),
    http.put(`${testApi}/user/:what`, async ({ request, params }) => {
      const body = (await request.json()) as { data: Partial<Profile> };
      const call = callOf(request, `/user/${String(params['what'])}`, body);
      calls.push(call);
      await gate;
      if (theirs !== undefined && calls.length === 1)
        user = { ...user, ...theirs, version: (user.version ?? 0) + 1 };
      if (call.ifMatch !== null && call.ifMatch !== `"${String(user.version)}"`)
        return refused(412, { code: 'StaleVersion' });
      if (status !== 200) return refused(status, { code: 'Unknown' });
      const refusal = left.shift();
      if (refusal !== undefined) return refused(400, refusal);
      if (params['what'] === 'messages') {
        user = { ...user, messages: body.data as MessagesBody, version: (user.version ?? 0) + 1 };
        return HttpResponse.json({ data: { user } });
      }
      const { firstName, lastName, phoneNumber, email, invoiceReminders } = { ...user, ...body.data };
      user = {
        ...user,
        firstName,
        lastName,
        phoneNumber,
        email,
        invoiceReminders,
        version: (user.version ?? 0) + 1,
      };
      return HttpResponse.json({ data: { user } });
    }),
  );
  return calls;
};

const at = '2026-11-21T08:10:00.000Z';

/**
 * Mocks requests for codes and attempts to verify them: 1234 is correct. Records the requests.
 *
 * @param refusals sub-codes that the first requests are rejected with, in turn
 */
export const serveCodes = (server: TestApi, refusals: readonly string[] = []) => {
  const asked: unknown[] = [];
  const tried: string[] = [];
  const left = [...refusals];
  let attemptsLeft = 5;
  let early: number | undefined;
  server.use(
    http.post(`${testApi}/user/one-time-codes`, async ({ request }) => {
      const { data } = (await request.json()) as { data: { purpose: string; destination: string } };
      asked.push(data);
      const refusal = left.shift();
      if (refusal !== undefined) return refused(400, { code: 'ArgumentError', subCode: refusal });
      const isNew = early === undefined;
      if (isNew) attemptsLeft = 5;
      const challenge = {
        challengeId: `challenge-${String(isNew ? asked.length : asked.length - 1)}`,
        purpose: data.purpose,
        channel: data.purpose === 'ChangeEmail' ? 'Email' : 'Sms',
        destination: data.destination.toLowerCase(),
        expiresAt: at,
        resendAfterSeconds: early ?? 30,
        attemptsLeft,
        isNew,
      };
      return HttpResponse.json({ data: { challenge } });
    }),
    http.post(`${testApi}/user/one-time-codes/:challengeId/verify`, async ({ request, params }) => {
      const { data } = (await request.json()) as { data: { code: string } };
      tried.push(`${String(params['challengeId'])} ${data.code}`);
      if (attemptsLeft === 0)
        return HttpResponse.json({ data: { verification: { outcome: 'Burned', attemptsLeft } } });
      if (data.code === '1234')
        return HttpResponse.json({ data: { verification: { outcome: 'Verified', attemptsLeft } } });
      attemptsLeft -= 1;
      const outcome = attemptsLeft === 0 ? 'Burned' : 'Wrong';
      return HttpResponse.json({ data: { verification: { outcome, attemptsLeft } } });
    }),
  );
  return {
    asked,
    tried,
    /** From now on a code counts as just sent, and a new one is available after `seconds`. */
    beTooEarly: (seconds: number) => {
      early = seconds;
    },
  };
};

/** Fails loading the profile. */
export const refuseProfile = (server: TestApi): void => {
  server.use(http.get(`${testApi}/user`, () => new HttpResponse(null, { status: 500 })));
};
