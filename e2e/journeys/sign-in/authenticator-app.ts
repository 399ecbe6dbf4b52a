/** A user's authenticator app (TOTP). */
import { Secret, TOTP } from 'otpauth';

const halfMinute = 30_000;

/** The code for a key, offset by this many half minutes from now. */
export const codeOfApp = (key: string, halfMinutes = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + halfMinutes * halfMinute });

/** A code that is not valid now, nor in the adjacent time steps. */
export const wrongCode = (key: string): string => {
  const near = [-2, -1, 0, 1, 2].map(halfMinutes => codeOfApp(key, halfMinutes));
  const candidates = ['000000', '111111', '222222', '333333', '444444', '555555'];
  return candidates.find(code => !near.includes(code)) ?? '';
};
