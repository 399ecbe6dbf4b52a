import {
  accountGroupOf,
  type NewSubscription,
  type PlacedSubscription,
  type Porting,
} from 'shared/contracts/new-subscription';
import { isPortingDay } from 'shared/format/working-day';
import { boughtService } from 'shared/orders/extra-services';
import { broughtByOrder, fittingServices, newOfferings } from 'shared/orders/new-subscription';
import { whyNotFrom } from 'shared/orders/refusals';
import { sql } from 'kysely';
import { attachToOrder, lockAttachment } from '../attachments/keep-attachment.ts';
import { lockAccount, refuseClosed } from '../accounts/change-account.ts';
import { danishDay } from '../time/danish-day.ts';
import { cachedInTransaction } from '../database/transaction-cache.ts';
import { ApiProblem, argumentError, forbidden, refuse } from '../kernel/api-problem.ts';
import type { ChangeContext } from '../kernel/changes/change-context.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { readSubscriptionFacts } from '../orders/actions/lock-subscription.ts';
import { actionKey } from '../orders/actions/order-action.ts';
import { placeOrder } from '../orders/placing/place-order.ts';
import { readOffers } from '../products/offers.ts';
import { updateSearchText } from '../subscription-model/update-search-text.ts';
import { activateSubscription, type NewSubscriptionDetails } from './activate-subscription.ts';
import { addSim, chosenSim, type NewSim } from './new-sim.ts';
import { subscriptionRow } from './subscription-row.ts';
import { takeAnyNumber, takeForeignNumber, takeNumber } from './reserve-number.ts';

/**
 * Creates a reserved subscription with its SIM card, and places the order that activates it.
 *
 * @throws ApiProblem as described at `newSubscriptionBody`
 */
export async function createSubscription(
  change: ChangeContext,
  tenant: Tenant,
  wanted: NewSubscription,
): Promise<PlacedSubscription> {
  const { transaction } = change;
  const decided = await decideSubscription(change, tenant, wanted);
  const { account, plan, effectiveDate, porting, sim } = decided;
  const chosen = decided.services.map(service => boughtService(service, effectiveDate));
  const line = sim && { sim, number: await numberOf(change, wanted) };
  const subscriptionId = await nextNumber(change, 'subscription_numbers');
  const row = await subscriptionRow(transaction, { subscriptionId, wanted, account, plan, effectiveDate });
  await transaction
    .insertInto('subscriptions')
    .values({
      ...row,
      local_number: line?.number ?? null,
      services: JSON.stringify(chosen),
    })
    .execute();
  if (line) await addSim(change, subscriptionId, line.number, line.sim);
  await updateSearchText(transaction, subscriptionId);
  const subscription = await readSubscriptionFacts(transaction, tenant, subscriptionId);
  const call = { ...change, tenant, subscription, today: danishDay(change.now), data: wanted, params: {} };
  const order = {
    type: 'CreateSubscription',
    details: { ...detailsOf(wanted, line?.sim), ...(porting && { porting }) },
    effectiveDate,
  } as const;
  const changes = broughtByOrder(wanted, plan, decided.services);
  const placed = await placeOrder(call, actionKey(activateSubscription), order, changes);
  if (porting) await attachToOrder(transaction, porting.attachmentId, placed.orderId);
  return { ...placed, subscriptionId };
}

/**
 * Determines everything of a new subscription except its number, and takes the customer's own card if chosen.
 *
 * @throws ApiProblem as described at `newSubscriptionBody`
 */
export async function decideSubscription(change: ChangeContext, tenant: Tenant, wanted: NewSubscription) {
  const { transaction } = change;
  const { accountId, category } = wanted;
  const account = await cachedInTransaction(transaction, `locked account ${accountId}`, () =>
    lockAccount(transaction, tenant, accountId),
  );
  refuseClosed(account);
  if (category === 'HomeOffice') await checkHomeOffice(change);
  if (account.product_group !== accountGroupOf(category))
    throw argumentError('AccountProductGroupDoesNotFit');
  const offered = newOfferings(await readOffers(transaction), category);
  const plan = offered.offerings.find(
    ({ id, pricePlanCode }) => id === wanted.offering.id && pricePlanCode === wanted.offering.pricePlanCode,
  );
  if (!plan) throw argumentError('PricePlanNotOffered');
  const today = danishDay(change.now);
  const effectiveDate = wanted.effectiveDate ?? today;
  const services = fittingServices(wanted.extraServices, offered.services, plan);
  if (typeof services === 'string') throw argumentError(services);
  const porting = await checkPorting(change, wanted);
  refuse(whyNotFrom(effectiveDate, today, effectiveDate));
  return { account, plan, effectiveDate, services, porting, sim: await simOf(change, wanted) };
}

/** The card of a mobile subscription; undefined for a fixed line, which requires an installation address. */
async function simOf(change: ChangeContext, wanted: NewSubscription): Promise<NewSim | undefined> {
  if (wanted.category !== 'HomeOffice') return chosenSim(change, wanted);
  if (!wanted.installationAddress)
    throw new ApiProblem(400, 'ArgumentError', undefined, 'Missing: installationAddress');
  return undefined;
}

/** @throws ApiProblem 400 `NumberNotAvailable`, `NumberCannotBePorted` */
export function numberOf(change: ChangeContext, { category, number }: NewSubscription): Promise<string> {
  if (category !== 'Voice') return nextNumber(change, 'data_numbers');
  if (number?.mode === 'Port') return takeForeignNumber(change.transaction, number.number ?? '');
  if (number?.mode === 'Any') return takeAnyNumber(change);
  return takeNumber(change, number?.number ?? '');
}

/** @throws ApiProblem 400 if a number is ported without its papers, or on a day when it cannot be */
async function checkPorting(
  change: ChangeContext,
  { category, number, effectiveDate }: NewSubscription,
): Promise<Porting | undefined> {
  if (category !== 'Voice' || number?.mode !== 'Port') return undefined;
  const { porting } = number;
  if (!porting) throw new ApiProblem(400, 'ArgumentError', undefined, 'Missing: porting');
  if (!isPortingDay(effectiveDate ?? '', danishDay(change.now)))
    throw argumentError('PortingDayNotAvailable');
  await lockAttachment(change, porting.attachmentId);
  return porting;
}

/** @throws ApiProblem 403 if the customer may not order for home offices (CUST-024) */
export async function checkHomeOffice({ transaction, customerId }: ChangeContext): Promise<void> {
  const customer = await transaction
    .selectFrom('customers')
    .where('customer_id', '=', customerId)
    .select('can_create_home_office_subscription')
    .executeTakeFirstOrThrow();
  if (!customer.can_create_home_office_subscription) throw forbidden();
}

function detailsOf({ shipment }: NewSubscription, sim: NewSim | undefined): NewSubscriptionDetails {
  if (!sim) return {};
  const { kind, icc, puk_code } = sim;
  if (kind === 'InHand') return { cardInHand: { icc, puk_code } };
  return kind === 'SimCard' ? { shipment } : {};
}

async function nextNumber(
  { transaction }: ChangeContext,
  sequence: 'subscription_numbers' | 'data_numbers',
): Promise<string> {
  const { rows } = await sql<{ number: number }>`select nextval(${sequence}::regclass) as number`.execute(
    transaction,
  );
  return String(rows[0]?.number);
}
