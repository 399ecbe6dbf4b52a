import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { MatrixRow, Objects } from './matrix-row.ts';

/** A valid request body with a unique name. */
export const newView = () => ({
  name: randomUUID(),
  query: 'status=Suspended&kolonner=Number',
  isDefault: false,
});

/** Adds a person's saved view for a customer to the database. */
export async function addSubscriptionView(
  db: Kysely<Database>,
  email: string,
  customer_id: string,
): Promise<string> {
  const person = db.selectFrom('users').where('email', '=', email).select('user_id');
  const { user_id } = await person.executeTakeFirstOrThrow();
  const view_id = randomUUID();
  const { name, query, isDefault: is_default } = newView();
  await db
    .insertInto('subscription_views')
    .values({ view_id, user_id, customer_id, name, name_key: name, query, is_default })
    .execute();
  return view_id;
}

const ofSeveralCustomers = 'superadmin@demo.example';
const limited = 'limited@demo.example';

/** Tenant matrix rows for saved views: everyone has access only to their own, whatever their other access. */
export function subscriptionViewRows(
  db: Kysely<Database>,
  customers: { own: string; foreign: string },
): Record<string, (callerEmail: string | undefined) => Promise<MatrixRow>> {
  const views = async (caller: string | undefined): Promise<Objects> => {
    // A caller without a login has no views.
    const owner = caller?.includes('@') ? caller : ofSeveralCustomers;
    return {
      own: await addSubscriptionView(db, owner, customers.own),
      // For the limited caller somebody else's, because the matrix tests what is out of reach.
      ownOutsideReach: await addSubscriptionView(
        db,
        owner === limited ? ofSeveralCustomers : owner,
        customers.own,
      ),
      foreign: await addSubscriptionView(db, ofSeveralCustomers, customers.foreign),
    };
  };
  const path = '/self-service-api/subscription-views';
  const request = () => ({ data: newView() });
  return {
    [`POST ${path}`]: () => Promise.resolve({ request }),
    [`PUT ${path}/:viewId`]: async caller => ({ objects: await views(caller), request }),
    [`DELETE ${path}/:viewId`]: async caller => ({ objects: await views(caller) }),
  };
}
