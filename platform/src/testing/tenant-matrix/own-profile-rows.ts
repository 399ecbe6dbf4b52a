import { randomInt, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { totpCode } from '../totp-code.ts';
import type { Clock } from '../../time/clock.ts';
import type { Database } from '../../database/tables.ts';
import { DEMO_PASSWORD } from '../../demo-data/demo-password.ts';
import { addPasskeyRow } from '../rows/add-passkey-row.ts';
import { addSecondFactor, removeSecondFactor } from '../rows/add-second-factor.ts';
import { addSignIn } from '../rows/add-sign-in.ts';
import { addVerifiedCode } from '../rows/add-verified-code.ts';
import type { MatrixRow } from './matrix-row.ts';

/** Tenant matrix rows for changes of a person's own profile: valid calls for every caller. */
export function ownProfileRows(
  db: Kysely<Database>,
  clock: Clock,
): Record<string, (callerEmail: string | undefined) => MatrixRow | Promise<MatrixRow>> {
  const newNumber = () => `22${String(randomInt(1_000_000)).padStart(6, '0')}`;
  const verified = (caller: string | undefined, purpose: 'ChangePhoneNumber' | 'ChangeEmail', to: string) =>
    addVerifiedCode(db, caller ?? '', purpose, to, clock.now());

  const byPassword = async (caller: string | undefined, isOn: boolean): Promise<MatrixRow> => {
    if (isOn) await addSecondFactor(db, caller ?? '');
    return {
      // The password, changed by an earlier call of the matrix.
      request: () => ({ data: { currentPassword: 'EnGodKode1' } }),
      undo: () => removeSecondFactor(db, caller ?? ''),
    };
  };

  return {
    'PUT /self-service-api/user/name': () => ({
      request: () => ({ data: { firstName: 'Ny', lastName: randomUUID() } }),
    }),
    'PUT /self-service-api/user/invoice-reminders': () => ({
      request: () => ({ data: { invoiceReminders: true } }),
    }),
    'PUT /self-service-api/user/messages': () => ({
      request: () => ({ data: { OrderFailed: 'Mail' } }),
    }),
    'PUT /self-service-api/user/phone-number': async caller => {
      const phoneNumber = newNumber();
      const challengeId = await verified(caller, 'ChangePhoneNumber', phoneNumber);
      return { request: () => ({ data: { phoneNumber, challengeId } }) };
    },
    'PUT /self-service-api/user/email': async caller => {
      const email = `${randomUUID()}@firma.example`;
      const challengeId = await verified(caller, 'ChangeEmail', email);
      return {
        request: () => ({ data: { email, challengeId } }),
        // Restores the e-mail, by which the matrix identifies people.
        undo: async () => {
          if (caller)
            await db.updateTable('users').set({ email: caller }).where('email', '=', email).execute();
        },
      };
    },
    'PUT /self-service-api/user/password': () => ({
      request: () => ({ data: { currentPassword: DEMO_PASSWORD, newPassword: 'EnGodKode1' } }),
    }),
    'POST /self-service-api/user/one-time-codes': () => ({
      request: () => ({ data: { purpose: 'ChangePhoneNumber', destination: newNumber() } }),
    }),
    'POST /self-service-api/user/second-factor/enrolment': caller => byPassword(caller, false),
    'POST /self-service-api/user/second-factor/recovery-codes': caller => byPassword(caller, true),
    'POST /self-service-api/user/second-factor/removal': caller => byPassword(caller, true),
    'PUT /self-service-api/user/second-factor': async caller => {
      const { key } = await addSecondFactor(db, caller ?? '', { isOn: false, now: clock.now() });
      return {
        request: () => ({ data: { code: totpCode(key) } }),
        undo: () => removeSecondFactor(db, caller ?? ''),
      };
    },
    'PUT /self-service-api/user/passkeys/:passkeyId/name': async caller => {
      const own = await addPasskeyRow(db, caller ?? '');
      return {
        objects: { own, ownOutsideReach: own, foreign: own },
        request: () => ({ data: { name: 'Min nøgle' } }),
      };
    },
    'POST /self-service-api/user/passkeys/:passkeyId/removal': async caller => {
      const own = await addPasskeyRow(db, caller ?? '');
      return {
        objects: { own, ownOutsideReach: own, foreign: own },
        request: () => ({ data: { currentPassword: 'EnGodKode1' } }),
      };
    },
    'DELETE /self-service-api/user/sign-ins': () => ({}),
    'DELETE /self-service-api/user/sign-ins/:signInId': async caller => {
      const own = await addSignIn(db, caller ?? '');
      return { objects: { own, ownOutsideReach: own, foreign: own } };
    },
    'POST /self-service-api/user/one-time-codes/:challengeId/verify': async caller => {
      const own = await verified(caller, 'ChangePhoneNumber', newNumber());
      return {
        objects: { own, ownOutsideReach: own, foreign: own },
        request: () => ({ data: { code: '0000' } }),
      };
    },
  };
}
