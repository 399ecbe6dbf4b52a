import { domainToASCII } from 'node:url';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { argumentError } from '../kernel/api-problem.ts';
import { oneOf } from '../kernel/access/within-tenant.ts';

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * Domains that never receive mail (RFC 2606, RFC 6761 and private networks). The reserved name `example` is not listed,
 * because all people of the demo data use it.
 */
const reserved = ['test', 'invalid', 'localhost', 'local', 'internal', 'onion', 'arpa'];
const reservedDomains = ['example.com', 'example.net', 'example.org'];
/** Sender addresses that nobody reads. */
const unread = /^(?:no-?reply|do-?not-?reply|mailer-daemon|bounces?)$/;

/**
 * An address as it is stored and compared: lower case, domain in ASCII.
 *
 * @throws ApiProblem `IllegalSendToEmail` if it cannot receive mail
 */
export function deliverableEmail(entered: string): string {
  const at = entered.lastIndexOf('@');
  const local = entered.slice(0, at).toLowerCase();
  const domain = domainToASCII(entered.slice(at + 1)).toLowerCase();
  const isReserved =
    reserved.includes(domain.slice(domain.lastIndexOf('.') + 1)) ||
    reservedDomains.some(name => isWithin(domain, name));
  const isAddress = at > 0 && at <= 64 && localPart.test(local) && domainName.test(domain);
  if (!isAddress || local.length + domain.length > 253 || isReserved || unread.test(local))
    throw argumentError('IllegalSendToEmail');
  return `${local}@${domain}`;
}

/** @throws ApiProblem `CustomerDoesNotHaveRightToUseDomain` for a domain that the customer may not use */
export async function refuseDeniedDomain(
  db: Kysely<Database>,
  customerId: string,
  email: string,
): Promise<void> {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  const denied = await db
    .selectFrom('denied_email_domains')
    .select('domain')
    .where('customer_id', '=', customerId)
    .where(oneOf('domain', domains))
    .executeTakeFirst();
  if (denied) throw argumentError('CustomerDoesNotHaveRightToUseDomain');
}

const isWithin = (domain: string, name: string) => domain === name || domain.endsWith(`.${name}`);
