/**
 * The signed-in user's second factor, until the page is reloaded. Accepts every password, and `123456` as the
 * code.
 */
import { http, type HttpHandler } from 'msw';
import {
  enrolmentAnswer,
  ownPasswordBody,
  RECOVERY_CODES,
  RECOVERY_DIGITS,
  recoveryCodesAnswer,
  secondFactorAnswer,
  secondFactorBody,
  type SecondFactor,
} from '../../../contracts/second-factor.ts';
import { answerOf, notFound, personRoutes, Refusal } from '../route.ts';

const goodCode = '123456';
const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const off: SecondFactor = { isOn: false, since: null, recoveryCodesLeft: 0 };

export const secondFactorRoutes = (api: string): HttpHandler[] => {
  const route = personRoutes(api);
  const path = '/user/second-factor';
  let factor = off;
  let rounds = 0;

  const withNewCodes = () => {
    rounds += 1;
    const recoveryCodes = Array.from({ length: RECOVERY_CODES }, (_, index) =>
      String(rounds * RECOVERY_CODES + index).padStart(RECOVERY_DIGITS, '0'),
    );
    factor = { ...factor, isOn: true, recoveryCodesLeft: RECOVERY_CODES };
    return { secondFactor: factor, recoveryCodes };
  };
  const need = (isOn: boolean): void => {
    if (factor.isOn !== isOn) throw notFound();
  };

  return [
    http.get(`${api}${path}`, () =>
      answerOf('Selfservice', secondFactorAnswer, () => ({ secondFactor: factor })),
    ),
    route({
      path: `${path}/enrolment`,
      body: ownPasswordBody,
      answer: enrolmentAnswer,
      run: () => {
        need(false);
        return { enrolment: { key, uri: `otpauth://totp/lyng%20erhverv:offline?secret=${key}` } };
      },
    }),
    route({
      method: 'put',
      path,
      body: secondFactorBody,
      answer: recoveryCodesAnswer,
      run: ({ data: { code } }) => {
        need(false);
        if (code !== goodCode) throw new Refusal(400, 'InvalidToken');
        factor = { ...factor, since: new Date().toISOString() };
        return withNewCodes();
      },
    }),
    route({
      path: `${path}/recovery-codes`,
      body: ownPasswordBody,
      answer: recoveryCodesAnswer,
      run: () => {
        need(true);
        return withNewCodes();
      },
    }),
    route({
      path: `${path}/removal`,
      body: ownPasswordBody,
      answer: secondFactorAnswer,
      run: () => {
        need(true);
        factor = off;
        return { secondFactor: factor };
      },
    }),
  ];
};
