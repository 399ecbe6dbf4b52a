import {
  accountChangeAnswer,
  newAccountAnswer,
  type AccountChange,
  type AccountOwnerControls,
  type NewAccount,
} from 'shared/contracts/account-changes';
import { ifMatch } from 'shared/contracts/if-match';
import { placedOrderAnswer } from 'shared/contracts/placed-order';
import type { Http } from 'shared/http';

const path = '/self-service-api/accounts';

/** Writes to billing accounts, for `useWrite({ send: (http, body) => accountWrites(http, customerId).change(…) })`. */
export const accountWrites = (http: Http, customerId: string) => ({
  /** `version` is the account's version as loaded: an edit of another version is rejected with `StaleVersion`. */
  change: async (accountId: string, version: number, data: AccountChange) => {
    const { account } = await http.request({
      method: 'PUT',
      path: `${path}/${encodeURIComponent(accountId)}`,
      query: { customerId },
      headers: ifMatch(version),
      body: data,
      schema: accountChangeAnswer,
    });
    return account;
  },

  /** An order; resolves with the number of the new account. */
  create: (data: NewAccount) =>
    http.request({ method: 'POST', path, query: { customerId }, body: data, schema: newAccountAnswer }),

  /** An order: what employees may use on the account's subscriptions. */
  setOwnerControls: (accountId: string, version: number, data: AccountOwnerControls) =>
    http.request({
      method: 'PUT',
      path: `${path}/${encodeURIComponent(accountId)}/owner-controls`,
      query: { customerId },
      headers: ifMatch(version),
      body: data,
      schema: placedOrderAnswer,
    }),
});

/** Key prefixes of what is stale after a change of an account: lists, details, and the filters that name it. */
export const accountStaleKeys = (customerId: string) => [['mfe-billing', customerId]];
