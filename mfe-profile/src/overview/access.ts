import type { Administrator } from 'shared/contracts/administrator';
import type { DerivedCustomer } from 'shared/customers/capabilities';
import type { Role } from 'shared/contracts/role';

/** What a user can access at a customer. `unknown` when the API has not said. */
export type Access =
  | { readonly reach: 'all' }
  | { readonly reach: 'selected'; readonly accountIds: readonly string[] }
  | { readonly reach: 'unknown' };

/** The user's role at the customer. */
export const roleAt = (customer: Pick<DerivedCustomer, 'isSuperAdmin' | 'isAdmin' | 'isUser'>): Role => {
  if (customer.isSuperAdmin) return 'Superadmin';
  if (customer.isAdmin) return 'Admin';
  return customer.isUser ? 'User' : 'Unknown';
};

/** A superadministrator can access everything; an administrator what their own row says (CUST-032). */
export const accessOf = (
  role: Role,
  row: Pick<Administrator, 'accessType' | 'assets'> | null | undefined,
): Access => {
  if (role === 'Superadmin') return { reach: 'all' };
  if (role !== 'Admin' || !row) return { reach: 'unknown' };
  if (row.accessType === 'Full') return { reach: 'all' };
  if (row.accessType !== 'Limited') return { reach: 'unknown' };
  const accounts = row.assets.filter(asset => asset.type === 'Account');
  return { reach: 'selected', accountIds: accounts.map(asset => asset.id) };
};
