import type { OwnerControl } from 'shared/contracts/account';
import { BARRING_CODES, type Barrings } from 'shared/contracts/barrings';

/** Calls abroad are barred, and there is a limit of 200 kroner. */
export const aBarringsAnswer = (nationalUsageAllowance: OwnerControl = 'NoBlock'): Barrings => ({
  barrings: BARRING_CODES.map(code => ({
    code,
    isActive: code === 'BARINTCAL' || code === 'BARLEVEL',
    limit: code === 'BARLEVEL' ? 200 : null,
  })),
  accountRules: { nationalUsageAllowance, retailRoaming: 'NoBlock', roamingCostControl: 'SoftBlock' },
});
