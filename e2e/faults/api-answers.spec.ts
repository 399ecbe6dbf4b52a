import type { Page } from '@playwright/test';
import type { ApiError } from 'shared/contracts/api-error';
import type { Fault } from '../support/control.ts';
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

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.allow(/Failed to load resource: .*\/self-service-api\/subscriptions/);
});

for (const [what, fault, text] of exceptions) {
  test(`shows the message for ${what}, and loads on retry (ERR-025)`, async ({ page, signInAs, control }) => {
    await control.addFault({ ...list, ...fault });
    await signInAs('admin', '/1001/abonnementer');
    const box = main(page).getByRole('alert');
    await expect(box).toContainText(text);
    await expect(heading(page, 'Abonnementer')).toBeVisible();
    await control.clearFaults();
    await box.getByRole('button', { name: 'Prøv igen' }).click();
    await expect(rows(page).first()).toBeVisible();
    await expect(box).toHaveCount(0);
  });
}

for (const body of ['', described('Forbidden')]) {
  test(`shows missing permissions without a retry for a 403 ${body === '' ? 'without' : 'with'} a body (ERR-002)`, async ({
    page,
    signInAs,
    control,
  }) => {
    await control.addFault({ ...list, status: 403, body });
    await signInAs('admin', '/1001/abonnementer');
    await expect(main(page).getByText(/^Den nuværende bruger mangler rettigheder\./)).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Prøv igen' })).toHaveCount(0);
  });

  test(`shows not found without a retry for a 404 ${body === '' ? 'without' : 'with'} a body (ERR-003)`, async ({
    page,
    signInAs,
    control,
  }) => {
    await control.addFault({ ...list, status: 404, body: body === '' ? '' : described('NotFound') });
    await signInAs('admin', '/1001/abonnementer');
    await expect(
      main(page).getByText('Vi fandt ikke hvad vi ledte efter. Prøv eventuelt at genindlæse siden.'),
    ).toBeVisible();
    // A retry would not restore it.
    await expect(main(page).getByRole('button', { name: 'Prøv igen' })).toHaveCount(0);
  });
}

test('lists the invalid properties of a response that violates its schema (ERR-013, ERR-014)', async ({
  page,
  signInAs,
  control,
}) => {
  await control.addFault({ ...list, status: 200, body: { data: { subscriptions: 'ingen' } } });
  await signInAs('admin', '/1001/abonnementer');
  const box = main(page).getByRole('alert');
  await expect(box).toContainText('Vi stødte på et problem, når vi forsøgte at behandle de data');
  await expect(box).toContainText('subscriptions');
});

test('keeps other areas working while one request fails', async ({ page, signInAs, control }) => {
  await control.addFault({ ...list, status: 500, body: '' });
  await signInAs('admin', '/1001/abonnementer');
  await expect(main(page).getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Fakturaer', exact: true }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
});

test('loads the customers on retry after an error', async ({
  page,
  signInAs,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.allow(/Failed to load resource: .*\/self-service-api\/customers/);
  await control.addFault({ service: 'api', path: '/self-service-api/customers', status: 500, body: '' });
  await signInAs('admin', '/1001/abonnementer');
  await expect(main(page).getByRole('alert')).toContainText(serverError);
  await control.clearFaults();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(rows(page).first()).toBeVisible();
});

for (const [what, withhold] of [
  ['fails to load', cut],
  ['never loads', hold],
] as const) {
  test(`shows the message of the status when the text of an error code ${what}`, async ({
    page,
    signInAs,
    control,
    expectedComplaints,
  }) => {
    expectedComplaints.allow(/\/assets\/kit/);
    await signInAs('admin', '/1001/velkommen');
    await withhold('**/assets/kit.*.js')(page);
    const landing = { ...list, path: '/self-service-api/landing-page' };
    await control.addFault({ ...landing, status: 403, body: described('CustomerIsMissingContract') });
    expectedComplaints.allow(/Failed to load resource: .*\/self-service-api\/landing-page/);
    // Its scripts never finish loading.
    await page.goto(page.url(), { waitUntil: 'commit' });
    await expect(main(page).getByRole('alert').first()).toContainText(
      'Den nuværende bruger mangler rettigheder.',
    );
  });
}
