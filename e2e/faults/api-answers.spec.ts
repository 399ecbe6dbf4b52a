import type { Page } from '@playwright/test';
import type { ApiError } from 'shared/contracts/api-error';
import type { Fault } from '../support/control.ts';
import { goWithin } from '../support/go-within.ts';
import { cut, hold } from '../support/mock-responses.ts';
import { expect, heading, test } from '../support/test.ts';

const described = (code: string, rest: Partial<ApiError> = {}): ApiError => ({
  code,
  statusCode: '400',
  failingSystem: 'SubscriptionsAPI',
  ...rest,
});

/** Only the list on its page fails. */
const list = { service: 'api', method: 'GET', path: '/self-service-api/subscriptions' } as const;
const serverError = 'Der er sket en alvorlig serverfejl. Hvis problemet fortsætter, kontakt da kundeservice.';

const exceptions: [string, Omit<Fault, 'service' | 'path'>, string][] = [
  ['a 500 without a body (ERR-006)', { status: 500, body: '' }, serverError],
  ['a 500 with a body (ERR-004)', { status: 500, body: described('InternalServerError') }, serverError],
  [
    'a 400 without a body (ERR-009)',
    { status: 400, body: '' },
    'Der er sket en fejl. Hvis problemet fortsætter, kontakt da kundeservice.',
  ],
  [
    'a 400 with a known code (HTTP-018)',
    { status: 400, body: described('SubscriptionPendingTermination') },
    'Handlingen er ikke mulig, fordi abonnementet er opsagt.',
  ],
  [
    'a 400 with an argument error (HTTP-019)',
    { status: 400, body: described('ArgumentError', { subCode: 'IccShouldContainDigitsOnly' }) },
    'Simkortnummeret må kun bestå af cifre.',
  ],
  [
    'a 400 with an unknown code and a message (HTTP-020)',
    { status: 400, body: described('Unknown', { message: 'Kom igen i morgen.' }) },
    'Kom igen i morgen.',
  ],
  [
    'a 400 with an unknown code and no message (HTTP-021)',
    { status: 400, body: described('Sludder') },
    'Der er sket en ukendt fejl',
  ],
  [
    'a dropped connection (HTTP-023)',
    { drop: true },
    'Der er sket en generel netværksfejl hvor der ikke findes information om hvad der gik galt.',
  ],
  [
    'a response that is not JSON (ERR-012)',
    { status: 200, body: 'sludder' },
    'Vi stødte på et problem, når vi forsøgte at behandle de data, vi modtog...',
  ],
];

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('rowheader');

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource: .*\/self-service-api\/subscriptions/);
});

test('shows the message for each failed response of a list, and loads on retry (ERR-002, ERR-003, ERR-004, ERR-006, ERR-009, ERR-012, ERR-013, ERR-014, HTTP-018, HTTP-019, HTTP-020, HTTP-021, HTTP-023)', async ({
  page,
  signInAs,
  control,
}) => {
  const box = main(page).getByRole('alert');
  const retry = main(page).getByRole('button', { name: 'Prøv igen' });
  let pages = 0;
  /** Each response is for a page of the list that has not been loaded before. */
  const openNextPage = async (fault: Omit<Fault, 'service' | 'path'>): Promise<RegExp> => {
    await control.clearFaults();
    await control.addFault({ ...list, ...fault });
    pages += 1;
    const address = `/1001/abonnementer?side=${String(pages)}`;
    if (pages === 1) await signInAs('admin', address);
    else await goWithin(page, address);
    return new RegExp(`^Viser ${String(40 * (pages - 1) + 1)}-`);
  };

  for (const [what, fault, text] of exceptions)
    await test.step(what, async () => {
      const rangeShown = main(page).getByText(await openNextPage(fault));
      await expect(box).toContainText(text);
      await expect(heading(page, 'Abonnementer')).toBeVisible();
      await expect(rangeShown).toHaveCount(0);
      await control.clearFaults();
      await retry.click();
      await expect(rangeShown).toBeVisible();
      await expect(rows(page).first()).toBeVisible();
      await expect(box).toHaveCount(0);
    });

  for (const body of ['', described('Forbidden')])
    await test.step(`a 403 ${body === '' ? 'without' : 'with'} a body (ERR-002)`, async () => {
      await openNextPage({ status: 403, body });
      await expect(main(page).getByText(/^Den nuværende bruger mangler rettigheder\./)).toBeVisible();
      await expect(retry).toHaveCount(0);
    });

  for (const body of ['', described('NotFound')])
    await test.step(`a 404 ${body === '' ? 'without' : 'with'} a body (ERR-003)`, async () => {
      await openNextPage({ status: 404, body });
      await expect(
        main(page).getByText('Vi fandt ikke hvad vi ledte efter. Prøv eventuelt at genindlæse siden.'),
      ).toBeVisible();
      // A retry would not restore it.
      await expect(retry).toHaveCount(0);
    });

  await test.step('a response that violates its schema (ERR-013, ERR-014)', async () => {
    await openNextPage({ status: 200, body: { data: { subscriptions: 'ingen' } } });
    await expect(box).toContainText('Vi stødte på et problem, når vi forsøgte at behandle de data');
    await expect(box).toContainText('subscriptions');
  });

  await test.step('other areas meanwhile', async () => {
    await page.getByRole('link', { name: 'Fakturaer', exact: true }).click();
    await expect(heading(page, 'Fakturaer')).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    await expect(box).toHaveCount(0);
  });
});

test('loads the customers on retry after an error', async ({ page, signInAs, control, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource: .*\/self-service-api\/customers/);
  await control.addFault({ service: 'api', path: '/self-service-api/customers', status: 500, body: '' });
  await signInAs('admin', '/1001/abonnementer');
  await expect(main(page).getByRole('alert')).toContainText(serverError);
  await control.clearFaults();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('shows the message of the status when the text of an error code fails to load, and when it never loads', async ({
  page,
  signInAs,
  control,
  consoleErrors,
}) => {
  consoleErrors.allow(/\/assets\/kit/);
  consoleErrors.allow(/Failed to load resource: .*\/self-service-api\/landing-page/);
  await signInAs('admin', '/1001/velkommen');
  const landing = { ...list, path: '/self-service-api/landing-page' };
  await control.addFault({ ...landing, status: 403, body: described('CustomerIsMissingContract') });
  for (const [what, withhold] of [
    ['fails to load', cut],
    ['never loads', hold],
  ] as const)
    await test.step(what, async () => {
      // The later one has priority.
      await withhold('**/assets/kit.*.js')(page);
      // Its scripts never finish loading.
      await page.goto(page.url(), { waitUntil: 'commit' });
      await expect(main(page).getByRole('alert').first()).toContainText(
        'Den nuværende bruger mangler rettigheder.',
      );
    });
});
