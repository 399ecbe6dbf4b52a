import { ifMatch } from 'shared/contracts/if-match';
import type { MessagesBody } from 'shared/contracts/messages';
import { oneTimeCodeAnswer, verificationAnswer, type OneTimeCodeBody } from 'shared/contracts/one-time-code';
import { passkeysAnswer, type PasskeyNameBody } from 'shared/contracts/passkey';
import { profileAnswer } from 'shared/contracts/profile';
import type {
  EmailBody,
  NameBody,
  PasswordBody,
  PhoneNumberBody,
  RemindersBody,
} from 'shared/contracts/profile-changes';
import {
  enrolmentAnswer,
  recoveryCodesAnswer,
  secondFactorAnswer,
  type OwnPasswordBody,
  type SecondFactorBody,
} from 'shared/contracts/second-factor';
import { signInsAnswer } from 'shared/contracts/sign-in';
import type { Http } from 'shared/http';

/**
 * Writes to the user's own profile. Each responds with the updated profile.
 *
 * @param version the profile's version as loaded, so that a change made in another tab is not overwritten
 */
export const ownProfileWrites = (http: Http, version?: number) => {
  const headers = ifMatch(version);
  const base = '/self-service-api/user';
  const codes = `${base}/one-time-codes`;
  const factor = `${base}/second-factor`;
  const passkey = (passkeyId: string) => `${base}/passkeys/${encodeURIComponent(passkeyId)}`;
  const put = (what: string, body: object) =>
    http.request({ method: 'PUT', path: `${base}/${what}`, headers, body, schema: profileAnswer });
  return {
    changeName: (body: NameBody) => put('name', body),
    changePhoneNumber: (body: PhoneNumberBody) => put('phone-number', body),
    changeEmail: (body: EmailBody) => put('email', body),
    changeReminders: (body: RemindersBody) => put('invoice-reminders', body),
    changeMessages: (body: MessagesBody) => put('messages', body),
    changePassword: (body: PasswordBody) => put('password', body),

    /** Ends one of the user's sign-ins; without an id, all but this one. */
    endSignIns: (signInId?: string) =>
      http.request({
        method: 'DELETE',
        path: `${base}/sign-ins${signInId === undefined ? '' : `/${encodeURIComponent(signInId)}`}`,
        schema: signInsAnswer,
      }),

    beginSecondFactor: (body: OwnPasswordBody) =>
      http.request({ method: 'POST', path: `${factor}/enrolment`, body, schema: enrolmentAnswer }),
    confirmSecondFactor: (body: SecondFactorBody) =>
      http.request({ method: 'PUT', path: factor, body, schema: recoveryCodesAnswer }),
    renewRecoveryCodes: (body: OwnPasswordBody) =>
      http.request({ method: 'POST', path: `${factor}/recovery-codes`, body, schema: recoveryCodesAnswer }),
    removeSecondFactor: (body: OwnPasswordBody) =>
      http.request({ method: 'POST', path: `${factor}/removal`, body, schema: secondFactorAnswer }),

    renamePasskey: (passkeyId: string, body: PasskeyNameBody) =>
      http.request({ method: 'PUT', path: `${passkey(passkeyId)}/name`, body, schema: passkeysAnswer }),
    removePasskey: (passkeyId: string, body: OwnPasswordBody) =>
      http.request({ method: 'POST', path: `${passkey(passkeyId)}/removal`, body, schema: passkeysAnswer }),

    /** Sends a code to the new address or number; nothing if one was sent there a moment ago. */
    sendCode: (body: OneTimeCodeBody) =>
      http.request({ method: 'POST', path: codes, body, schema: oneTimeCodeAnswer }),

    /** A wrong code is an outcome, not an error. */
    verifyCode: (challengeId: string, code: string) =>
      http.request({
        method: 'POST',
        path: `${codes}/${encodeURIComponent(challengeId)}/verify`,
        body: { code },
        schema: verificationAnswer,
      }),
  };
};

export type OwnProfileWrites = ReturnType<typeof ownProfileWrites>;
