/**
 * A small data set in memory, whole and the same every time: what the mocked backend answers from.
 *
 * Use it where there is no server: offline mode and stand-alone starts. Days are counted back from `now`.
 */
import type { Administrator } from '../../contracts/administrator.ts';
import type { AuditEntry } from '../../contracts/audit-log.ts';
import type { BillingItemDetails } from '../../contracts/billing-item-details.ts';
import type { Customer } from '../../contracts/customer.ts';
import type { OwnLogEntry } from '../../contracts/own-log.ts';
import type { Profile } from '../../contracts/profile.ts';
import type { SignIn } from '../../contracts/sign-in.ts';
import { accountsOf, type StoredAccount } from './accounts.ts';
import { administratorsOf, type Person } from './administrators.ts';
import { billingItemsOf } from './billing-items.ts';
import { customerPlans } from './customers.ts';
import { momentsFrom } from './moments.ts';
import type { StoredJob } from './bulk-jobs/stored-job.ts';
import { ordersOf, type StoredOrder } from './orders.ts';
import type { StoredPayment } from './payments/stored-payment.ts';
import { alert, subscriptionsOf, type StoredSubscription } from './subscriptions.ts';

/** Everything of one customer. What can be changed is replaced, never altered in place. */
export interface TenantData {
  readonly customer: Customer;
  accounts: readonly StoredAccount[];
  subscriptions: readonly StoredSubscription[];
  /** Newest first. */
  orders: readonly StoredOrder[];
  billingItems: readonly BillingItemDetails[];
  administrators: readonly Administrator[];
  /** What was done here, newest first; nothing at the start. */
  auditLog: readonly AuditEntry[];
  /** Changes of many, newest first. */
  bulkJobs: readonly StoredJob[];
  payments: readonly StoredPayment[];
  /** Files that no order has named. */
  attachments: readonly string[];
}

export interface BackendData {
  /** The Danish day that the data is counted back from. */
  readonly today: string;
  readonly profile: Profile;
  readonly signIns: SignIn[];
  readonly ownLog: OwnLogEntry[];
  readonly tenants: readonly TenantData[];
}

/** Puts another subscription, with these changes, in the place of one. */
export const changeSubscription = (
  tenant: TenantData,
  id: string | null | undefined,
  changes: Partial<StoredSubscription>,
): void => {
  tenant.subscriptions = tenant.subscriptions.map(each => (each.id === id ? { ...each, ...changes } : each));
};

/** The person who is signed in unless another is named: the demo's superadmin. */
export const demoPerson: Person = {
  userId: 'offline-person',
  email: 'superadmin@demo.example',
  firstName: 'Sanne',
  lastName: 'Østerhede',
};

const withAlerts = (accounts: readonly StoredAccount[], subscriptions: readonly StoredSubscription[]) =>
  accounts.map(account => {
    const isUsed = subscriptions.some(({ accountId }) => accountId === account.accountId);
    return isUsed ? { ...account, alerts: [alert] } : account;
  });

export const createBackendData = (now: Date, person: Person = demoPerson): BackendData => {
  const moments = momentsFrom(now);
  return {
    today: moments.today,
    profile: {
      ...person,
      emailVerified: true,
      phoneNumber: '10112233',
      phoneVerified: true,
      created: moments.hoursAgo(24 * 700),
      lastLogin: moments.hoursAgo(0),
      version: 1,
      signsInHere: true,
    },
    signIns: [['this-one', 'Chrome', 'Windows', 0] as const, ['another', 'Safari', 'iPhone', 2] as const].map(
      ([signInId, browser, system, hours]) => ({
        ...{ signInId, browser, system },
        begunAt: moments.hoursAgo(hours + 1),
        usedAt: moments.hoursAgo(hours),
        isCurrent: hours === 0,
      }),
    ),
    ownLog: (['PasskeyAdded', 'PasswordChanged'] as const).map((action, index) => ({
      entryId: `entry-${String(index)}`,
      at: moments.hoursAgo(30 * (index + 1)),
      action,
    })),
    tenants: customerPlans.map(plan => {
      const accounts = accountsOf(plan, moments);
      const subscriptions = subscriptionsOf(plan, accounts, moments);
      return {
        customer: plan.customer,
        accounts: withAlerts(accounts, subscriptions),
        subscriptions,
        orders: ordersOf(plan.customer.id, subscriptions, moments),
        billingItems: billingItemsOf(plan, accounts, subscriptions, moments),
        administrators: administratorsOf(plan, person, accounts, moments),
        ...{ auditLog: [], bulkJobs: [], payments: [], attachments: [] },
      };
    }),
  };
};
