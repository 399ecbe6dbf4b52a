import { randomUUID } from 'node:crypto';
import { ESIM_LINK_HOURS } from 'shared/contracts/esim-code';
import type { EsimLink, EsimLinkBody } from 'shared/contracts/esim-link';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { deliverableEmail, refuseDeniedDomain } from '../invitations/invitation-email.ts';
import { argumentError, notFound } from '../kernel/api-problem.ts';
import { companyNameOf, type ChangeContext } from '../kernel/changes/change-context.ts';
import type { Tenant } from '../kernel/access/guard.ts';
import { hashLinkToken, newLinkToken } from '../kernel/link-token.ts';
import { hashedDestination, refuseOver } from '../kernel/refuse-over.ts';
import { nameOf } from '../orders/placing/insert-order.ts';
import { lockSubscription, type LockedSubscription } from '../orders/actions/lock-subscription.ts';
import { cancelMessages } from '../outbox/outbox.ts';
import { mainSimCard } from '../sims/main-sim-card.ts';
import { esimLinkMessage } from './esim-link-message.ts';
import { findEsim, findEsimLinks } from './esim-links.query.ts';
import { numberOf } from '../subscription-model/subscription-names.ts';

const hour = 3600;
/** Links per hour: by one person, and for one customer. Per day: to one address or number, whoever sends them. */
const limits = { person: 50, customer: 200, recipient: 10 };

/**
 * Sends the link that shows an eSIM's code once. Invalidates the previous link of the same eSIM.
 *
 * @param linkTo returns the URL of the page with the code, for a token
 * @throws ApiProblem the codes of `esimLinkBody`; 404 for a subscription out of reach
 */
export async function sendEsimLink(
  change: ChangeContext,
  tenant: Tenant,
  subscriptionId: string,
  { dataCardIcc = null, recipient: entered }: EsimLinkBody,
  linkTo: (token: string) => string,
): Promise<EsimLink> {
  const { transaction, outbox, customerId, actorId, correlationId, now } = change;
  const subscription = await lockSubscription(change, tenant, subscriptionId);
  const esim = await findEsim(transaction, subscriptionId, dataCardIcc);
  if (esim?.status !== 'Ordered') throw argumentError('SubscriptionActionNotAllowed');
  const recipient = await recipientOf(change, subscription, entered);
  await limit(change, recipient);

  const links = await findEsimLinks(transaction, subscriptionId, now);
  const before = links.find(link => link.dataCardIcc === dataCardIcc);
  if (before) await cancelMessages(transaction, { esim_link_id: before.id });
  const token = newLinkToken();
  const link_id = randomUUID();
  const expires_at = new Date(now.getTime() + ESIM_LINK_HOURS * 3_600_000);
  const values = {
    link_id,
    token_hash: hashLinkToken(token),
    recipient,
    sent_at: now,
    expires_at,
    sent_by_name: await nameOf(transaction, actorId),
    shown_at: null,
    withdrawn_at: null,
    is_undeliverable: false,
  };
  await transaction
    .insertInto('esim_links')
    .values({ ...values, icc: esim.icc, customer_id: customerId, subscription_id: subscriptionId })
    .onConflict(conflict => conflict.column('icc').doUpdateSet(values))
    .execute();
  const number = numberOf(subscription);
  const message = esimLinkMessage({
    to: recipient,
    number,
    isDataCard: esim.is_data_card,
    link: linkTo(token),
    expiresAt: expires_at,
    companyName: await companyNameOf(transaction, customerId),
  });
  await outbox.put(transaction, message, now, { esim_link_id: link_id });
  await writeAuditEntry(transaction, {
    customerId,
    actorId,
    correlationId,
    at: now,
    action: 'EsimLinkSent',
    subject: number,
    about: { kind: 'Subscription', id: subscriptionId },
    ...(before?.state === 'Ready' && { before: { values: [before.recipient] } }),
    after: { values: [recipient], expiresAt: expires_at.toISOString() },
  });
  const [link] = await findEsimLinks(transaction, subscriptionId, now, link_id);
  if (!link) throw notFound();
  return link;
}

/**
 * Withdraws a link: it is invalid immediately, and a message that is still waiting is not sent.
 *
 * @throws ApiProblem 404 for a subscription out of reach and for a replaced link; `SubscriptionActionNotAllowed`
 */
export async function withdrawEsimLink(
  change: ChangeContext,
  tenant: Tenant,
  subscriptionId: string,
  linkId: string,
): Promise<void> {
  const { transaction, customerId, actorId, correlationId, now } = change;
  const subscription = await lockSubscription(change, tenant, subscriptionId);
  const [link] = await findEsimLinks(transaction, subscriptionId, now, linkId);
  if (!link) throw notFound();
  if (link.state === 'Withdrawn') return;
  const withdrawn = await transaction
    .updateTable('esim_links')
    .set({ withdrawn_at: now })
    .where('link_id', '=', linkId)
    .where('shown_at', 'is', null)
    .executeTakeFirst();
  if (withdrawn.numUpdatedRows !== 1n) throw argumentError('SubscriptionActionNotAllowed');
  await cancelMessages(transaction, { esim_link_id: linkId });
  await writeAuditEntry(transaction, {
    customerId,
    actorId,
    correlationId,
    at: now,
    action: 'EsimLinkWithdrawn',
    subject: numberOf(subscription),
    about: { kind: 'Subscription', id: subscriptionId },
    before: { values: [link.recipient] },
  });
}

/** The address as stored; rejects one that no message can reach. */
async function recipientOf(
  { transaction, customerId }: ChangeContext,
  subscription: LockedSubscription,
  entered: string,
): Promise<string> {
  if (entered.includes('@')) {
    const email = deliverableEmail(entered);
    await refuseDeniedDomain(transaction, customerId, email);
    return email;
  }
  if (entered === subscription.local_number && !(await isInUse(transaction, subscription)))
    throw argumentError('NumberNotAvailable');
  return entered;
}

/** Whether the number is in use on a phone: active, and not on an eSIM that is not installed yet. */
async function isInUse(
  transaction: ChangeContext['transaction'],
  { subscription_id, status }: LockedSubscription,
): Promise<boolean> {
  const card = await mainSimCard(transaction, subscription_id);
  const esim = await findEsim(transaction, subscription_id, null);
  return status === 'Active' && (esim?.status !== 'Ordered' || esim.icc !== card?.icc);
}

function limit({ transaction, actorId, customerId }: ChangeContext, recipient: string): Promise<void> {
  const to = hashedDestination(recipient);
  return refuseOver(transaction, [
    { subject: `eSIM links by ${actorId}`, limit: limits.person, seconds: hour },
    { subject: `eSIM links of ${customerId}`, limit: limits.customer, seconds: hour },
    { subject: `eSIM links to ${to}`, limit: limits.recipient, seconds: 24 * hour },
  ]);
}
