/**
 * A small, deterministic in-memory data set: the source of the mocked backend.
 *
 * Use it without a server: for offline mode and standalone starts. Days are relative to `now`.
 */
import type { Administrator } from '../../contracts/administrator.ts';
import type { AuditEntry } from '../../contracts/audit-log.ts';
import type { BillingItemDetails } from '../../contracts/billing-item-details.ts';
import type { Customer } from '../../contracts/customer.ts';
import type { OwnLogEntry } from '../../contracts/own-log.ts';
import type { Profile } from '../../contracts/profile.ts';
import type { SignIn } from '../../contracts/sign-in.ts';
import { accountsOf, type StoredAccount } from './accounts/accounts.ts';
import { administratorsOf, type Person } from './administrators/administrators.ts';
import { billingItemsOf } from './billing/billing-items.ts';
import { customerPlans } from './customers/customer-plans.ts';
import { momentsFrom } from './moments.ts';
import type { StoredJob } from './bulk-jobs/stored-job.ts';
import { ordersOf, type StoredOrder } from './orders/orders.ts';
import type { StoredPayment } from './payments/stored-payment.ts';
import { alert, subscriptionsOf, type StoredSubscription } from './subscriptions/subscriptions.ts';

/** All data of one customer. Mutable parts are replaced, never changed in place. */
export interface TenantData {
  readonly customer: Customer;
  accounts: readonly StoredAccount[];
  subscriptions: readonly StoredSubscription[];
  /** Newest first. */
  orders: readonly StoredOrder[];
  billingItems: readonly BillingItemDetails[];
  administrators: readonly Administrator[];
  /** Audit entries, newest first; initially empty. */
  auditLog: readonly AuditEntry[];
  /** Bulk jobs, newest first. */
  bulkJobs: readonly StoredJob[];
  payments: readonly StoredPayment[];
  /** Files without an order. */
  attachments: readonly string[];
}

export interface BackendData {
  /** The Danish day that the data is relative to. */
  readonly today: string;
  readonly profile: Profile;
  readonly signIns: SignIn[];
  readonly ownLog: OwnLogEntry[];
  readonly tenants: readonly TenantData[];
}

/** Replaces a subscription with a changed copy. */
export const changeSubscription = (
  tenant: TenantData,
  id: string | null | undefined,
  changes: Partial<StoredSubscription>,
): void => {
  tenant.subscriptions = tenant.subscriptions.map(each => (each.id === id ? { ...each, ...changes } : each));
};

/** The signed-in user: the demo's superadministrator. */
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

export const createBackendData = (now: Date): BackendData => {
  const moments = momentsFrom(now);
  return {
    today: moments.today,
    profile: {
      ...demoPerson,
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
        signInId,
        browser,
        system,
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
        administrators: administratorsOf(plan, demoPerson, accounts, moments),
        auditLog: [],
        bulkJobs: [],
        payments: [],
        attachments: [],
      };
    }),
  };
};
