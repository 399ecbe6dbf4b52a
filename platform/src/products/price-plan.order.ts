import { changePricePlanBody, type ChangePricePlanBody } from 'shared/contracts/price-plan';
import type { Quantity } from 'shared/contracts/subscription';
import * as z from 'zod/mini';
import { addMonths } from '../time/danish-day.ts';
import { danishSortKey } from '../database/danish-sort-key.ts';
import { onceIn } from '../database/once-in.ts';
import { argumentError } from '../kernel/api-problem.ts';
import { money } from '../kernel/money.ts';
import { orderAction, type OrderCall, type StoredOrder } from '../orders/order-action.ts';
import { offeringTypeFor } from './price-plans.query.ts';
import { readCatalogue, readPlanOf, serviceState } from './service-state.ts';
import { dataCardRate } from './held-data-cards.ts';
import { monthlyRate, servicesAfter } from './services-after.ts';

const planDetails = z.object({
  pricePlanCode: z.string(),
  /** The price that was agreed: the plan may cost something else when the order is carried out. */
  rateOre: z.number(),
  removeServices: z.array(z.string()),
});
type PlanDetails = z.infer<typeof planDetails>;

/** Gives a subscription another price plan, with what it costs and holds (PLAN-001). */
export const changePricePlan = orderAction({
  method: 'PUT',
  endpoint: 'price-plan',
  summary: "Change a subscription's price plan",
  action: 'PricePlan',
  body: changePricePlanBody,
  details: planDetails,
  async order({ transaction, subscription, data }) {
    if (subscription.orders_in_processing.includes('NumberPorting'))
      throw argumentError('SubscriptionPendingNumberporting');
    const plan = await offeredPlan({ transaction, subscription, data });
    const { removeServices = [], pricePlanCode, effectiveDate } = data;
    const has = (code: string) => subscription.services.some(service => service.code === code);
    if (!removeServices.every(has)) throw argumentError('ExtraServiceNotActive');
    const details = { pricePlanCode, rateOre: plan.rate, removeServices };
    return { type: 'ChangePriceplan', details, effectiveDate, productName: plan.name };
  },
  effect: applyPlan,
  async state(transaction, subscriptionId) {
    const { name, price_plan_information, binding_end_date } = await readPlanOf(transaction, subscriptionId);
    return {
      pricePlan: name,
      data:
        price_plan_information?.isFreeDataIncluded === true
          ? 'Free'
          : gigabytes(price_plan_information?.data),
      dataEu: gigabytes(price_plan_information?.dataEu),
      bindingEndDate: binding_end_date,
      ...(await serviceState(transaction, subscriptionId)),
    };
  },
  async notes({ transaction, subscription }, { details: { pricePlanCode, rateOre, removeServices } }) {
    const catalogue = await readCatalogue(transaction);
    const cards = await dataCardRate(transaction, subscription.subscription_id);
    const after = servicesAfter(subscription.services, pricePlanCode, catalogue, removeServices);
    return {
      price: {
        before: money(
          cards + monthlyRate(subscription.recurring_rate_ore ?? 0, subscription.services, catalogue),
        ),
        after: money(cards + monthlyRate(rateOre, after, catalogue)),
        oneTime: null,
      },
    };
  },
  example: { pricePlanCode: 'EMOB100', removeServices: [] },
});

const gigabytes = (quantity: Quantity | null | undefined) => quantity?.value ?? null;

const planRow = (transaction: StoredOrder['transaction'], code: string) =>
  onceIn(transaction, `price plan ${code}`, () =>
    transaction.selectFrom('price_plans').where('price_plan_code', '=', code).selectAll().executeTakeFirst(),
  );

/** @throws ApiProblem for a plan that the subscription cannot change to now: withdrawn, its own, of another kind */
async function offeredPlan({
  transaction,
  subscription,
  data: { pricePlanCode, campaignCode = null },
}: Pick<OrderCall<ChangePricePlanBody>, 'transaction' | 'subscription' | 'data'>) {
  const plan = await planRow(transaction, pricePlanCode);
  const isOffered =
    plan?.offering_type === 'Available' &&
    plan.requested_type === offeringTypeFor(subscription) &&
    pricePlanCode !== subscription.price_plan_code &&
    (campaignCode === null || campaignCode === plan.campaign_code);
  if (!isOffered) throw argumentError('PricePlanNotOffered');
  const rate = campaignCode === null ? plan.rate_ore : (plan.campaign_rate_ore ?? plan.rate_ore);
  return { name: plan.name, rate };
}

/** What was agreed counts, also when the plan has been withdrawn since. */
async function applyPlan(
  { transaction, subscriptionId, effectiveDate }: StoredOrder,
  { pricePlanCode, rateOre, removeServices }: PlanDetails,
) {
  const plan = await planRow(transaction, pricePlanCode);
  const before = await readPlanOf(transaction, subscriptionId);
  if (before.status === 'Cancelled') return { failed: 'SubscriptionActionNotAllowed' as const };
  if (!plan || plan.requested_type !== offeringTypeFor(before))
    return { failed: 'PricePlanNotOffered' as const };
  const catalogue = await readCatalogue(transaction);
  const services = servicesAfter(before.services, pricePlanCode, catalogue, removeServices);
  const months = plan.information.bindingPeriod ?? 0;
  const boundUntil = months > 0 ? addMonths(effectiveDate, months) : null;
  await transaction
    .updateTable('subscriptions')
    .set({
      name: plan.name,
      price_plan_code: pricePlanCode,
      category: plan.category,
      technology_type: plan.technology_type,
      recurring_rate_ore: rateOre,
      price_plan_information: JSON.stringify(plan.information),
      services: JSON.stringify(services),
      // A new plan never frees from the binding of the old one.
      binding_end_date: [before.binding_end_date, boundUntil].reduce(later),
      data_used_percent: shareUsed(before, plan.information.data),
      sort_product: danishSortKey(plan.name),
      search_text: before.search_text.replace(before.name.toLowerCase(), () => plan.name.toLowerCase()),
    })
    .where('subscription_id', '=', subscriptionId)
    .execute();
  return 'done' as const;
}

const later = (one: string | null, other: string | null) => ((one ?? '') > (other ?? '') ? one : other);

/** What has been used of the old plan's data, as a share of the new one's. */
function shareUsed(
  before: Awaited<ReturnType<typeof readPlanOf>>,
  data: Quantity | null | undefined,
): number | null {
  const had = gigabytes(before.price_plan_information?.data);
  if (before.data_used_percent === null || had === null || !data) return null;
  return Math.round((before.data_used_percent * had) / data.value);
}
