/**
 * The signed-in user's own profile and its changes, until the page is reloaded.
 *
 * No messages are sent, so every code is the same: `1234`. Every password counts as the current one.
 */
import { http, type HttpHandler } from 'msw';
import {
  CODE_MINUTES,
  CODE_RESEND_SECONDS,
  CODE_TRIES,
  codeBody,
  oneTimeCodeAnswer,
  oneTimeCodeBody,
  verificationAnswer,
  type Challenge,
  type Verification,
} from '../../../contracts/one-time-code.ts';
import { messagesBody } from '../../../contracts/messages.ts';
import { PASSWORD_PATTERN } from '../../../contracts/password.ts';
import {
  emailBody,
  nameBody,
  passwordBody,
  phoneNumberBody,
  remindersBody,
} from '../../../contracts/profile-changes.ts';
import { profileAnswer, type Profile } from '../../../contracts/profile.ts';
import { ownLogAnswer } from '../../../contracts/own-log.ts';
import { signInsAnswer } from '../../../contracts/sign-in.ts';
import type { BackendData } from '../backend-data.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { answerOf, argumentError, notFound, personRoutes, Refusal } from '../route.ts';

/** The correct code. */
const goodCode = '1234';

export const profileRoutes = (api: string, data: BackendData): HttpHandler[] => {
  const route = personRoutes(api);
  let user = data.profile;
  let { signIns } = data;
  let codes = 0;
  let open: { challenge: Challenge; isVerified: boolean } | undefined;

  const changed = (values: Partial<Profile>): { user: Profile } => {
    user = { ...user, ...values, version: (user.version ?? 0) + 1 };
    return { user };
  };
  const useCode = (challengeId: string, destination: string): void => {
    const isGood = open?.isVerified === true && open.challenge.challengeId === challengeId;
    if (!isGood || open?.challenge.destination !== destination) throw new Refusal(400, 'InvalidToken');
    open = undefined;
  };

  const verify = (challengeId: string, code: string): Verification => {
    if (open?.challenge.challengeId !== challengeId) throw notFound();
    const { challenge } = open;
    const { attemptsLeft } = challenge;
    if (attemptsLeft === 0) return { outcome: 'Burned', attemptsLeft };
    if (code === goodCode) {
      open.isVerified = true;
      return { outcome: 'Verified', attemptsLeft };
    }
    challenge.attemptsLeft = attemptsLeft - 1;
    return { outcome: attemptsLeft === 1 ? 'Burned' : 'Wrong', attemptsLeft: attemptsLeft - 1 };
  };

  return [
    ...secondFactorRoutes(api),
    ...passkeyRoutes(api),
    http.get(`${api}/user/log`, () =>
      answerOf('Selfservice', ownLogAnswer, () => ({ entries: data.ownLog })),
    ),
    http.get(`${api}/user/sign-ins`, () => answerOf('Selfservice', signInsAnswer, () => ({ signIns }))),
    http.delete(`${api}/user/sign-ins`, () =>
      answerOf('Selfservice', signInsAnswer, () => {
        signIns = signIns.filter(({ isCurrent }) => isCurrent);
        return { signIns };
      }),
    ),
    http.delete(`${api}/user/sign-ins/:signInId`, ({ params }) =>
      answerOf('Selfservice', signInsAnswer, () => {
        const left = signIns.filter(({ signInId }) => signInId !== params['signInId']);
        if (left.length === signIns.length) throw notFound();
        signIns = left;
        return { signIns };
      }),
    ),
    http.get(`${api}/user`, () => answerOf('Selfservice', profileAnswer, () => ({ user }))),
    route({
      method: 'put',
      path: '/user/name',
      body: nameBody,
      answer: profileAnswer,
      run: ({ data: name }) => changed(name),
    }),
    route({
      method: 'put',
      path: '/user/phone-number',
      body: phoneNumberBody,
      answer: profileAnswer,
      run: ({ data: { phoneNumber, challengeId } }) => {
        useCode(challengeId, phoneNumber);
        return changed({ phoneNumber, phoneVerified: true });
      },
    }),
    route({
      method: 'put',
      path: '/user/email',
      body: emailBody,
      answer: profileAnswer,
      run: ({ data: { email, challengeId } }) => {
        useCode(challengeId, email);
        return changed({ email });
      },
    }),
    route({
      method: 'put',
      path: '/user/invoice-reminders',
      body: remindersBody,
      answer: profileAnswer,
      run: ({ data: changes }) => changed(changes),
    }),
    route({
      method: 'put',
      path: '/user/messages',
      body: messagesBody,
      answer: profileAnswer,
      run: ({ data: chosen }) => {
        if (Object.values(chosen).includes('Text') && user.phoneVerified !== true)
          throw argumentError('PhoneNumberNotVerified');
        return changed({ messages: { ...user.messages, ...chosen } });
      },
    }),
    route({
      method: 'put',
      path: '/user/password',
      body: passwordBody,
      answer: profileAnswer,
      run: ({ data: { newPassword } }) => {
        if (!PASSWORD_PATTERN.test(newPassword)) throw argumentError('InvalidPassword');
        return changed({});
      },
    }),
    route({
      path: '/user/one-time-codes',
      body: oneTimeCodeBody,
      answer: oneTimeCodeAnswer,
      run: ({ data: { purpose, destination } }) => {
        codes += 1;
        const challenge: Challenge = {
          challengeId: `offline-code-${String(codes)}`,
          purpose,
          channel: purpose === 'ChangeEmail' ? 'Email' : 'Sms',
          destination: destination.toLowerCase(),
          expiresAt: new Date(Date.now() + CODE_MINUTES * 60_000).toISOString(),
          resendAfterSeconds: CODE_RESEND_SECONDS,
          attemptsLeft: CODE_TRIES,
          isNew: true,
        };
        open = { challenge, isVerified: false };
        return { challenge };
      },
    }),
    route({
      path: '/user/one-time-codes/:token/verify',
      body: codeBody,
      answer: verificationAnswer,
      run: ({ data: { code } }, challengeId) => ({ verification: verify(challengeId, code) }),
    }),
  ];
};
