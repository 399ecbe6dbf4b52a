import type {
  NewOfferings,
  NewSubscriptionCategory,
  OfferedService,
} from 'shared/contracts/new-subscription';
import type { RequestedOfferingType } from 'shared/contracts/price-plan';
import type { Kysely } from 'kysely';
import { onceIn } from '../database/once-in.ts';
import type { Database } from '../database/tables.ts';
import { money } from '../kernel/money.ts';
import { findHomeOfficeOfferings, findOfferings } from '../products/price-plans.query.ts';
import { readCatalogue } from '../products/service-state.ts';

/** What plans and services are asked for as; undefined for a line, which has no services. */
export function requestedTypeOf(category: NewSubscriptionCategory): RequestedOfferingType | undefined {
  if (category === 'HomeOffice') return undefined;
  return category === 'Voice' ? 'Voice' : 'MobileBroadband';
}

/** What a new subscription can have. */
export const findNewOfferings = (
  db: Kysely<Database>,
  category: NewSubscriptionCategory,
): Promise<NewOfferings> => onceIn(db, `offerings of ${category}`, () => readNewOfferings(db, category));

async function readNewOfferings(
  db: Kysely<Database>,
  category: NewSubscriptionCategory,
): Promise<NewOfferings> {
  const type = requestedTypeOf(category);
  if (!type) return { offerings: available(await findHomeOfficeOfferings(db)), services: [] };
  const offerings = available(await findOfferings(db, type));
  const rows = (await readCatalogue(db)).filter(row => row.sold_with.includes(type));
  const services = rows.map((row): OfferedService => ({
    code: row.service_code,
    name: row.name,
    description: row.description,
    category: row.category,
    price: money(row.rate_ore),
    bindingMonths: row.binding_months,
    requires: [...row.requires],
    excludes: [...row.excludes],
  }));
  return { offerings, services };
}

const available = (offerings: NewOfferings['offerings']) =>
  offerings.filter(offering => offering.type === 'Available');
