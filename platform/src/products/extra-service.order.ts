import type { DomainCode } from 'shared/contracts/api-error';
import { addExtraServiceBody, type ExtraService } from 'shared/contracts/extra-service';
import * as z from 'zod/mini';
import { addDays, addMonths } from '../time/danish-day.ts';
import { dataCardRate } from './held-data-cards.ts';
import { argumentError } from '../kernel/api-problem.ts';
import { money } from '../kernel/money.ts';
import { orderAction, type OrderCall, type StoredOrder } from '../orders/order-action.ts';
import { findExtraServices } from './extra-services.query.ts';
import { readCatalogue, readPlanOf, serviceState } from './service-state.ts';
import { monthlyRate } from './services-after.ts';

const serviceDetails = z.object({ code: z.string() });

/** Adds an extra service to a subscription (PLAN-016). */
export const addExtraService = orderAction({
  method: 'POST',
  endpoint: 'extra-services',
  summary: 'Add an extra service to a subscription',
  action: 'ExtraServices',
  body: addExtraServiceBody,
  details: serviceDetails,
  async order({ transaction, subscription, data: { code, effectiveDate } }) {
    const services = await findExtraServices(transaction, subscription);
    const service = orderable(services, code, 'ExtraServiceNotOffered');
    const refusal = whyNotAdded(services, service);
    if (refusal) throw argumentError(refusal);
    return { type: 'CreateAdditionalProduct', details: { code }, effectiveDate, productName: service.name };
  },
  async effect({ transaction, subscriptionId, effectiveDate }, { code }) {
    const before = await readPlanOf(transaction, subscriptionId);
    const services = await findExtraServices(transaction, { ...before, services_in_change: [] });
    const service = services.find(each => each.code === code);
    const failed = service ? whyNotAdded(services, service) : 'ExtraServiceNotOffered';
    if (!service || failed) return { failed: failed ?? 'ExtraServiceNotOffered' };
    const { name, description, bindingMonths } = service;
    const added = {
      ...{ code, description, categories: ['Extra'], serviceInformation: { displayName: name } },
      boundUntil: bindingMonths > 0 ? addMonths(effectiveDate, bindingMonths) : null,
    };
    await setServices(transaction, subscriptionId, [...before.services, added]);
    return 'done';
  },
  state: serviceState,
  notes: (call, { details: { code } }) => priceNote(call, code, 1),
  example: { code: 'EUDATA' },
});

/** Removes an extra service from a subscription, after its notice (PLAN-016). */
export const removeExtraService = orderAction({
  method: 'DELETE',
  endpoint: 'extra-services/:code',
  summary: 'Remove an extra service from a subscription',
  action: 'ExtraServices',
  details: serviceDetails,
  async order({ transaction, subscription, params: { code = '' }, today }) {
    const services = await findExtraServices(transaction, subscription);
    const service = orderable(services, code, 'ExtraServiceNotActive');
    const effectiveDate = addDays(today, service.noticeDays);
    const refusal = whyNotRemoved(services, service, effectiveDate);
    if (refusal) throw argumentError(refusal);
    return { type: 'RemoveAdditionalProduct', details: { code }, effectiveDate, productName: service.name };
  },
  async effect({ transaction, subscriptionId, effectiveDate }, { code }) {
    const before = await readPlanOf(transaction, subscriptionId);
    const services = await findExtraServices(transaction, { ...before, services_in_change: [] });
    const service = services.find(each => each.code === code);
    const failed = service ? whyNotRemoved(services, service, effectiveDate) : 'ExtraServiceNotActive';
    if (failed) return { failed };
    const kept = before.services.filter(each => each.code !== code);
    await setServices(transaction, subscriptionId, kept);
    return 'done';
  },
  state: serviceState,
  notes: (call, { details: { code } }) => priceNote(call, code, -1),
  example: undefined,
  exampleParams: () => ({ code: 'SAFESURF' }),
});

/** @throws ApiProblem when there is no such service, or an order changes it already */
function orderable(services: readonly ExtraService[], code: string, otherwise: DomainCode): ExtraService {
  const service = services.find(each => each.code === code);
  if (!service) throw argumentError(otherwise);
  if (service.isChanging) throw argumentError('SubscriptionOrderInProcessing');
  return service;
}

function whyNotAdded(services: readonly ExtraService[], service: ExtraService): DomainCode | undefined {
  if (service.isActive) return 'ExtraServiceAlreadyActive';
  const active = services.filter(({ isActive }) => isActive);
  if (!service.requires.every(needed => active.some(({ code }) => code === needed)))
    return 'ExtraServiceRequiresAnother';
  const excludes = active.some(
    ({ code, excludes: others }) => service.excludes.includes(code) || others.includes(service.code),
  );
  return excludes ? 'ExtraServiceExcludesAnother' : undefined;
}

function whyNotRemoved(
  services: readonly ExtraService[],
  { code, isActive, isIncluded, boundUntil }: ExtraService,
  day: string,
): DomainCode | undefined {
  if (!isActive) return 'ExtraServiceNotActive';
  if (isIncluded) return 'ExtraServiceIsIncluded';
  if (boundUntil && boundUntil > day) return 'ExtraServiceIsBound';
  const isNeeded = services.some(other => other.isActive && other.requires.includes(code));
  return isNeeded ? 'ExtraServiceNeededByAnother' : undefined;
}

/** What the subscription costs a month without the service and with it. */
async function priceNote({ transaction, subscription }: OrderCall<unknown>, code: string, sign: 1 | -1) {
  const catalogue = await readCatalogue(transaction);
  const cards = await dataCardRate(transaction, subscription.subscription_id);
  const before = cards + monthlyRate(subscription.recurring_rate_ore ?? 0, subscription.services, catalogue);
  const rate = catalogue.find(row => row.service_code === code)?.rate_ore ?? 0;
  return { price: { before: money(before), after: money(before + sign * rate), oneTime: null } };
}

async function setServices(
  transaction: StoredOrder['transaction'],
  subscriptionId: string,
  services: readonly object[],
): Promise<void> {
  await transaction
    .updateTable('subscriptions')
    .set({ services: JSON.stringify(services) })
    .where('subscription_id', '=', subscriptionId)
    .execute();
}
