import type { AccountOwnerControls } from 'shared/contracts/account-changes';
import type { FormSchema } from 'shared/form';
import { validationTexts } from 'shared/validation/texts';
import * as z from 'zod/mini';

const setting = z.enum(['NoBlock', 'SoftBlock', 'Block', 'ForceBlock'], { error: validationTexts.choice });

/** Every control must be set; a value unknown to the portal counts as not set. */
export const ownerControlsSchema: FormSchema<AccountOwnerControls> = z.object({
  nationalUsageAllowance: setting,
  retailRoaming: setting,
  roamingCostControl: setting,
});
