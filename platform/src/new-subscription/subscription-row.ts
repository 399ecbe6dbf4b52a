import type { NewSubscription } from 'shared/contracts/new-subscription';
import type { PricePlanOffering } from 'shared/contracts/price-plan';
import { subscriptionType } from 'shared/contracts/subscription-kind';
import type { Selectable, Transaction } from 'kysely';
import { addMonths } from '../time/danish-day.ts';
import { danishSortKey } from '../database/danish-sort-key.ts';
import type { AccountsTable } from '../database/tables/billing.ts';
import type { Database } from '../database/tables.ts';

interface NewRow {
  subscriptionId: string;
  wanted: NewSubscription;
  account: Selectable<AccountsTable>;
  plan: PricePlanOffering;
  effectiveDate: string;
}

/** The row of a new subscription, without number and services. */
export async function subscriptionRow(
  transaction: Transaction<Database>,
  { subscriptionId, wanted, account, plan, effectiveDate }: NewRow,
) {
  const { firstName, lastName, email, employeeId } = wanted.user;
  const sold = await transaction
    .selectFrom('price_plans')
    .where('price_plan_code', '=', plan.pricePlanCode)
    .selectAll()
    .executeTakeFirstOrThrow();
  const isLine = wanted.category === 'HomeOffice';
  const rate = plan.campaignCode === null ? sold.rate_ore : (sold.campaign_rate_ore ?? sold.rate_ore);
  const binding = sold.information.bindingPeriod ?? 0;
  const userName = `${firstName} ${lastName}`;
  return {
    subscription_id: subscriptionId,
    customer_id: account.customer_id,
    account_id: account.account_id,
    name: plan.name,
    price_plan_code: plan.pricePlanCode,
    first_name: firstName,
    last_name: lastName,
    employee_id: employeeId || null,
    email: email || null,
    circuit_id: isLine ? `HO${subscriptionId}` : null,
    category: sold.category,
    type: subscriptionType(sold.category),
    technology_type: sold.technology_type,
    status: 'Reserved' as const,
    effective_date: effectiveDate,
    binding_end_date: binding > 0 ? addMonths(effectiveDate, binding) : null,
    future_cancellation_date: null,
    installation_address: JSON.stringify(isLine ? installed(wanted.installationAddress) : null),
    barrings_limit: null,
    recurring_rate_ore: rate,
    price_plan_information: JSON.stringify(sold.information),
    has_price_plans: !isLine,
    invoice_note: null,
    data_used_percent: null,
    sort_name: danishSortKey(userName),
    sort_product: danishSortKey(plan.name),
    // Written when its SIM card has been added.
    search_text: '',
  };
}

function installed(address: NewSubscription['installationAddress']) {
  if (!address) return null;
  const { streetName, houseNumber, zip, city } = address;
  return { streetName, houseNumber, zipcode: zip, city };
}
