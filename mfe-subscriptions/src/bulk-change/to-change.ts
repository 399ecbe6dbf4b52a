import { BARRING_CODES } from 'shared/contracts/barrings';
import type { BulkChange } from 'shared/contracts/bulk-job';
import type { Draft } from './draft.ts';
import { limitOf } from './schemas.ts';

const barringsOf = (values: Draft['barrings']) =>
  BARRING_CODES.filter(code => values[code] !== 'keep').map(code => ({
    code,
    isActive: values[code] === 'on',
    ...(code === 'BARLEVEL' && values[code] === 'on' && { limit: limitOf(values.limit) }),
  }));

/** The request body once all steps are valid; undefined until then. */
export const toChange = (draft: Draft): BulkChange | undefined => {
  const { action } = draft.action;
  const { suspend, reactivate, plan, service, account, terminate } = draft;
  if (action === 'Suspend')
    return suspend.reason && { action, reason: suspend.reason, effectiveDate: suspend.date };
  if (action === 'Reactivate') return { action, effectiveDate: reactivate.date };
  if (action === 'PricePlan') {
    const { pricePlanCode, campaignCode, date } = plan;
    return { action, pricePlanCode, campaignCode, effectiveDate: date };
  }
  if (action === 'AddExtraService' || action === 'RemoveExtraService') return { action, code: service.code };
  if (action === 'Barrings') return { action, barrings: barringsOf(draft.barrings) };
  if (action === 'BillingAccount')
    return { action, targetAccountId: account.accountId, effectiveDate: account.date };
  const { date, reason, numberHandling } = terminate;
  return action && reason && numberHandling && { action, terminationDate: date, reason, numberHandling };
};
