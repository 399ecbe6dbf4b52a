/**
 * Sets the stage for one page alone, by answering some of its requests in place of the platform: tests that run beside
 * others cannot change what everybody sees. Each gives a step to be taken before the page is opened.
 */
import type { Page } from '@playwright/test';
import { portalOrigin, remotePort, type RemoteId } from './addresses.ts';

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

/** Nothing is given up and no message leaves: timers of more than four seconds never end. */
const stopTheClock: Step = page =>
  page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
    const wait = window.setTimeout.bind(window);
    const patient = (handler: TimerHandler, delay = 0, ...rest: unknown[]): number =>
      delay > 4_000 ? 0 : wait(handler, delay, ...rest);
    Object.assign(window, { setTimeout: patient });
  });

/** What is asked for at the address never comes, and the page waits for as long as the test looks at it. */
export const hold = (address: string | RegExp): Step =>
  inTurn(stopTheClock, page => page.route(address, () => new Promise(() => undefined)));

export const refuse =
  (address: string, status = 500): Step =>
  page =>
    page.route(address, route => route.fulfill({ status, headers }));

/** An answer that nobody can bring about without a change, or not for every page that is looked at. */
export const answerWith =
  (address: string, data: object): Step =>
  page =>
    page.route(address, route => route.fulfill({ status: 200, headers, json: { data } }));

/** An answer of another shape than the page was promised. */
export const answerNonsense = (address: string): Step => answerWith(address, {});

const gone = Symbol('gone');

/** Nobody waits for an answer any more when the test is over and its page has gone, which takes the answer with it. */
const unlessGone = (error: unknown): typeof gone => {
  if (String(error).includes('Response has been disposed')) return gone;
  throw error;
};

/** The platform's own answer with a change: sent, also where the page has it, and without the name of what was not changed. */
export const change =
  <Body>(address: string, changeBody: (body: Body) => unknown): Step =>
  page =>
    page.route(address, async route => {
      const asked = Object.entries(await route.request().allHeaders());
      const response = await route.fetch({
        headers: Object.fromEntries(asked.filter(([name]) => name !== 'if-none-match')),
      });
      const answered = Object.entries(response.headers()).filter(([name]) => name !== 'etag');
      const body: unknown = await response.json().catch(unlessGone);
      if (body === gone) return;
      const json = changeBody(body as Body);
      await route.fulfill({ response, headers: Object.fromEntries(answered), json });
    });

/** Address of everything of one remote. */
export const everythingOf = (id: RemoteId): string => `http://localhost:${String(remotePort(id))}/**`;

export const cut =
  (address: string): Step =>
  page =>
    page.route(address, route => route.abort());

/** Toggles as this page alone sees them, in the protocol that pages speak by default. */
export const setToggles = (values: Readonly<Record<string, boolean | string>>): Step =>
  inTurn(
    change<Record<string, object>>('**/sdk/evalx/**', flags => ({
      ...flags,
      ...Object.fromEntries(
        Object.entries(values).map(([key, value]) => [key, { ...flags[key], value }] as const),
      ),
    })),
    // Changes would bring what everybody sees.
    page => page.route('**/eval/**', () => new Promise(() => undefined)),
  );

/** Enough customers for the selector to have a search. */
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
