import type { SuspensionBody } from 'shared/contracts/suspension';
import type { Http } from 'shared/http';
import { cannotValidateToast, refusedSimTexts } from '../sim-model/sim-number-texts.ts';
import { validateSimNumber } from '../sim-model/validate-sim-number.ts';
import type { Problem } from '../order-form-model/order-action-page.tsx';
import type { SuspensionValues } from './suspension-schema.ts';

/** Has the server check the number of a blank card, as when switching SIM card (SIM-017). */
export const checkReplacement = async (
  http: Http,
  body: SuspensionBody,
): Promise<Problem<SuspensionValues> | undefined> => {
  if (body.action !== 'Suspend' || body.replacement?.kind !== 'SimCard') return undefined;
  const validation = await validateSimNumber(http, body.replacement.icc);
  if (validation === 'free') return undefined;
  if (validation === 'cannotTell') return { toast: { variant: 'ERROR', ...cannotValidateToast } };
  return { at: 'icc', message: refusedSimTexts[validation] };
};
