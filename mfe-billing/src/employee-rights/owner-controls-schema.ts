import type { AccountOwnerControls } from 'shared/contracts/account-changes';
import type { FormSchema } from 'shared/form';
import { validationTexts } from 'shared/validation/texts';
import * as z from 'zod/mini';

const setting = z.enum(['NoBlock', 'SoftBlock', 'Block', 'ForceBlock'], { error: validationTexts.choice });

/** Each control has to be set: one that the portal does not know is no setting. */
export const ownerControlsSchema: FormSchema<AccountOwnerControls> = z.object({
  nationalUsageAllowance: setting,
  retailRoaming: setting,
  roamingCostControl: setting,
});
