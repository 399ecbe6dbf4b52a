import {
  BARRING_CODES,
  BARRING_LIMITS,
  type BarringCode,
  type Barrings,
  type BarringsBody,
} from 'shared/contracts/barrings';
import type { FormSchema } from 'shared/form';
import * as z from 'zod/mini';
import { barringTexts as texts } from './texts.ts';

/** A switch for each barring, and the limit of `BARLEVEL` in kroner; empty when none is selected. */
export type BarringValues = Record<BarringCode, boolean> & { limit: string };

/** Whether the billing account forces a barring regardless of the setting here (CTRL-020). */
export const isForced = (code: BarringCode, { accountRules }: Barrings): boolean =>
  code === 'OWNERCONTROL_NUA' && accountRules.nationalUsageAllowance === 'ForceBlock';

export const initialBarrings = (data: Barrings): BarringValues => {
  const find = (code: BarringCode) => data.barrings.find(each => each.code === code);
  const isBarred = (code: BarringCode) => isForced(code, data) || find(code)?.isActive === true;
  return {
    BARINTCAL: isBarred('BARINTCAL'),
    BAROUTG: isBarred('BAROUTG'),
    OWNERCONTROL_NUA: isBarred('OWNERCONTROL_NUA'),
    BAR90: isBarred('BAR90'),
    BARLEVEL: isBarred('BARLEVEL'),
    limit: String(find('BARLEVEL')?.limit ?? ''),
  };
};

/** Only changed barrings are sent: the others stay as they are (CTRL-007). */
export const barringsSchema = (data: Barrings): FormSchema<BarringsBody> => {
  const before = initialBarrings(data);
  const limitOf = (typed: string) => BARRING_LIMITS.find(limit => String(limit) === typed);
  const isChanged = (code: BarringCode, values: BarringValues) =>
    values[code] !== before[code] || (code === 'BARLEVEL' && values[code] && values.limit !== before.limit);
  const on = z.boolean();
  const values = z.object({
    BARINTCAL: on,
    BAROUTG: on,
    OWNERCONTROL_NUA: on,
    BAR90: on,
    BARLEVEL: on,
    limit: z.string(),
  });
  const isComplete = ({ BARLEVEL, limit }: BarringValues) => !BARLEVEL || limitOf(limit) !== undefined;
  return z.pipe(
    values.check(z.refine(isComplete, { path: ['limit'], error: texts.limitMissing })),
    z.transform(entered => ({
      barrings: BARRING_CODES.filter(code => isChanged(code, entered)).map(code => ({
        code,
        isActive: entered[code],
        ...(code === 'BARLEVEL' && entered[code] && { limit: limitOf(entered.limit) }),
      })),
    })),
  );
};
