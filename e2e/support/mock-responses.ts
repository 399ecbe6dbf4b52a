/**
 * Mocks some responses for a single page: tests that run in parallel cannot change what all pages see. Each function
 * returns a step to run before the page is opened.
 */
import type { Page } from '@playwright/test';
import { portalOrigin, remotePort, type RemoteId } from './addresses.ts';
import { stopTimeouts } from './longer-timeouts.ts';

export type Step = (page: Page) => Promise<unknown>;

const headers = {
  'access-control-allow-origin': portalOrigin,
  'access-control-allow-credentials': 'true',
};

export const inTurn =
  (...steps: readonly Step[]): Step =>
  async page => {
    for (const step of steps) await step(page);
  };

/** Requests to the URL never get a response, and the page waits for as long as the test needs. */
export const hold = (address: string | RegExp): Step =>
  inTurn(stopTimeouts, page => page.route(address, () => new Promise(() => undefined)));

export const refuse =
  (address: string, status = 500): Step =>
  page =>
    page.route(address, route => route.fulfill({ status, headers }));

/** A response that the platform cannot give without a change of data, or not for every tested page. */
export const answerWith =
  (address: string, data: object): Step =>
  page =>
    page.route(address, route => route.fulfill({ status: 200, headers, json: { data } }));

/** The first page of somebody without notifications. */
export const noNotifications = {
  notifications: [],
  unreadCount: 0,
  pageNumber: 1,
  pageSize: 20,
  totalCount: 0,
  totalPages: 0,
  offset: 0,
  hasNextPage: false,
  hasPreviousPage: false,
};

/** A response that violates the schema. */
export const answerInvalid = (address: string): Step => answerWith(address, {});

/**
 * The platform's own response with a change: always a full one, even if the page has it cached, and without the ETag of
 * the original.
 */
export const change =
  <Body>(address: string, changeBody: (body: Body) => unknown): Step =>
  page =>
    page.route(address, async route => {
      const asked = Object.entries(await route.request().allHeaders());
      const response = await route.fetch({
        headers: Object.fromEntries(asked.filter(([name]) => name !== 'if-none-match')),
      });
      const answered = Object.entries(response.headers()).filter(([name]) => name !== 'etag');
      const json = changeBody((await response.json()) as Body);
      await route.fulfill({ response, headers: Object.fromEntries(answered), json });
    });

/** URL pattern of everything from one remote. */
export const everythingOf = (id: RemoteId): string => `http://localhost:${String(remotePort(id))}/**`;

export const cut =
  (address: string): Step =>
  page =>
    page.route(address, route => route.abort());

/** Toggles for this page only, in the default protocol. */
export const setToggles = (values: Readonly<Record<string, boolean | string>>): Step =>
  inTurn(
    change<Record<string, object>>('**/sdk/evalx/**', flags => ({
      ...flags,
      ...Object.fromEntries(
        Object.entries(values).map(([key, value]) => [key, { ...flags[key], value }] as const),
      ),
    })),
    // Updates would restore the real toggles.
    page => page.route('**/eval/**', () => new Promise(() => undefined)),
  );

/** Enough customers for the selector to show a search. */
export const manyCustomers = change<{ data: { customers: object[] } }>(
  '**/self-service-api/customers',
  ({ data }) => {
    const more = Array.from({ length: 8 }, (_, index) => ({
      ...data.customers[0],
      id: `90${String(index)}`,
      companyName: `Fjernlager ${String(index)} ApS`,
    }));
    return { data: { customers: [...data.customers, ...more] } };
  },
);
