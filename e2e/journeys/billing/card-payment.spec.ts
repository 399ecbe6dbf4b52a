/** Card payments with the provider's own library, in the sandbox's frames, under the enforced CSP. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { apiOrigin, applicationPath } from '../../support/addresses.ts';
import { goWithin } from '../../support/go-within.ts';
import { enterOn } from '../../support/keyboard.ts';
import { expect, test as base } from '../../support/test.ts';

const cards = {
  paid: '4111111111111111',
  refused: '4000000000000002',
  challenged: '4212345678910006',
  silent: '4000000000000119',
} as const;

interface Item {
  billingItemId: string;
  isPayable: boolean;
}

type SignInAs = (account: string, path?: string) => Promise<Page>;

/** A test that fails cancels its payments, so that the next one can pay the same invoice. */
const test = base.extend<{ cancelsIfFailed: undefined }>({
  cancelsIfFailed: [
    async ({ context }, use, { errors }) => {
      const authorizationOf = new Map<string, string>();
      context.on('request', request => {
        if (/\/payment-sessions\/[^/?]+\?/.test(request.url()))
          authorizationOf.set(request.url(), request.headers()['authorization'] ?? '');
      });
      await use(undefined);
      if (errors.length === 0) return;
      for (const [payment, authorization] of authorizationOf)
        await context.request.delete(payment, { headers: { authorization } });
    },
    { auto: true },
  ],
});

const invoicesShown = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: 'Fakturaer' })).toBeVisible();

/** Opens the payment of an unpaid invoice. */
const openPayment = async (
  page: Page,
  signInAs: SignInAs,
  begin: (button: Locator) => Promise<void> = button => button.click(),
): Promise<void> => {
  const asked = page.waitForRequest(
    request => request.url().includes('/billing-items?') && request.method() === 'GET',
  );
  await signInAs('superadmin', '/1001/faktura');
  await invoicesShown(page);
  const headers = { authorization: (await (await asked).headerValue('authorization')) ?? '' };
  const list = `${apiOrigin}/self-service-api/billing-items?customerId=1001&pageSize=200`;
  const { data } = (await (await page.request.get(list, { headers })).json()) as {
    data: { billingItems: Item[] };
  };
  const item = data.billingItems.find(({ isPayable }) => isPayable);
  await goWithin(page, `/1001/faktura/${item?.billingItemId ?? ''}`);
  await page.getByRole('link', { name: 'Betal med kort' }).click();
  await begin(page.getByRole('button', { name: 'Fortsæt til kort' }));
};

const field = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`).locator('input');

/** Presses Tab until a field in a frame has focus. */
const tabInto = async (page: Page, target: Locator, max = 10): Promise<void> => {
  const hasFocus = () =>
    target.evaluate(element => element === document.activeElement && document.hasFocus());
  for (let step = 0; step < max; step += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus()) return;
  }
  throw new Error(`${String(target)} was not reached by ${String(max)} presses of Tab.`);
};

const payButton = (page: Page) => page.getByRole('button', { name: /^Betal\s/ });

const fillIn = async (page: Page, number: string): Promise<void> => {
  await field(page, 'Kortnummer').fill(number);
  await field(page, 'Udløbsdato').fill('0330');
  await field(page, 'Sikkerhedskode').fill('737');
};

const payWith = async (page: Page, number: string): Promise<void> => {
  await fillIn(page, number);
  await payButton(page).click();
};

/** Every request, to any host, that contains one of the card numbers in plain text. */
const numbersSent = (context: BrowserContext): string[] => {
  const found: string[] = [];
  context.on('request', request => {
    const content = `${request.url()} ${request.postData() ?? ''}`;
    if (Object.values(cards).some(number => content.includes(number))) found.push(request.url());
  });
  return found;
};

// Each takes the first unpaid invoice, so the tests run serially.
test.describe.configure({ mode: 'default' });

test('pays an invoice without sending the card number in plain text (BIL-002, NAV-038)', async ({
  page,
  context,
  signInAs,
}) => {
  const sent = numbersSent(context);
  await openPayment(page, signInAs);
  await payWith(page, cards.paid);
  await expect(page.getByText('Fakturaen er betalt')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Fakturaen er betalt')).toBeVisible();
  await page.getByRole('link', { name: 'Se fakturaen' }).click();
  await expect(page.getByRole('cell', { name: 'Betalingskort', exact: true })).toBeVisible();
  expect(sent).toEqual([]);
});

test('pays by keyboard, through frames with accessible names (BIL-002)', async ({ page, signInAs }) => {
  await openPayment(page, signInAs, button => enterOn(page, button));
  await expect(field(page, 'Sikkerhedskode')).toBeVisible();
  const frames = page.getByRole('main').locator('iframe');
  await expect(frames).toHaveCount(3);
  const names = ['Kortnummer', 'Udløbsdato', 'Sikkerhedskode'];
  expect(await frames.evaluateAll(all => all.map(each => (each as HTMLIFrameElement).title))).toEqual(names);
  for (const [name, typed] of [
    ['Kortnummer', cards.paid],
    ['Udløbsdato', '0330'],
    ['Sikkerhedskode', '737'],
  ] as const) {
    await expect(field(page, name)).toHaveAccessibleName(name);
    await tabInto(page, field(page, name));
    await page.keyboard.type(typed);
  }
  await enterOn(page, payButton(page));
  await expect(page.getByText('Fakturaen er betalt')).toBeVisible();
  await enterOn(page, page.getByRole('link', { name: 'Se fakturaen' }));
  await expect(page.getByRole('cell', { name: 'Betalingskort', exact: true })).toBeVisible();
});

test('uses the text colour of the page in the card fields, also when the colour scheme changes while they load', async ({
  page,
  signInAs,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  // The first field has loaded and the others are held until the test releases them.
  await page.addInitScript(() => {
    const hold = (message: MessageEvent) => {
      if (!String(message.data).includes('"action":"config"')) return;
      message.stopImmediatePropagation();
      window.removeEventListener('message', hold, { capture: true });
      const { origin, source } = message;
      const again = { data: message.data as unknown, origin, source };
      window.addEventListener('release', () => window.dispatchEvent(new MessageEvent('message', again)));
      document.documentElement.dataset['held'] = 'yes';
    };
    window.addEventListener('message', hold, { capture: true });
  });
  await openPayment(page, signInAs);
  const colourOf = (part: Locator) => part.evaluate(element => getComputedStyle(element).color);
  const areReadable = () =>
    expect(async () => {
      const colour = await colourOf(page.getByRole('heading', { level: 1 }));
      for (const name of ['Kortnummer', 'Udløbsdato', 'Sikkerhedskode'])
        expect(await colourOf(field(page, name)), name).toBe(colour);
    }).toPass();
  await expect(page.locator('html[data-held]')).toBeAttached();
  const dark = await colourOf(page.getByRole('heading', { level: 1 }));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => window.dispatchEvent(new Event('release')));
  await areReadable();
  expect(await colourOf(field(page, 'Kortnummer'))).not.toBe(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  await areReadable();
  await page.getByRole('button', { name: 'Annuller betalingen' }).click();
  await expect(page.getByText('Betalingen er annulleret')).toBeVisible();
});

test('links from an invoice to its pending payment with others, which can be cancelled', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  // The refused request: the page shows the error and a way to continue.
  consoleErrors.allow(/payment-sessions\?/);
  await signInAs('superadmin', '/1001/faktura?del=ToPay&del=Overdue');
  const boxes = page.getByRole('checkbox', { name: /^Vælg Faktura/ });
  await expect(boxes.first()).toBeVisible();
  for (const index of [0, 1, 2, 3, 4]) await boxes.nth(index).check();
  await page.getByRole('link', { name: /^Betal \d fakturaer/ }).click();
  // The list's rows have headers as well, with other texts.
  await expect(page.getByRole('heading', { level: 1, name: 'Betal fakturaer' })).toBeVisible();
  const number = (await page.getByRole('rowheader').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Fortsæt til kort' }).click();
  await expect(field(page, 'Kortnummer')).toBeVisible();
  const together = page.url();
  await goWithin(page, `/1001/faktura?soeg=${number}`);
  await invoicesShown(page);
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('link', { name: 'Betal med kort' }).click();
  await page.getByRole('button', { name: 'Fortsæt til kort' }).click();
  await page.getByRole('link', { name: /^Gå til betalingen af \d fakturaer/ }).click();
  await expect(page).toHaveURL(together);
  await page.getByRole('button', { name: 'Annuller betalingen' }).click();
  await expect(page.getByText('Betalingen er annulleret')).toBeVisible();
});

test('logs no error when cancelled while the card fields load', async ({ page, signInAs }) => {
  // The response of the first field is held, and released once the fields have been unmounted.
  await page.addInitScript(() => {
    let held: MessageEvent | undefined;
    window.addEventListener(
      'message',
      message => {
        if (held || !String(message.data).includes('"action":"config"')) return;
        message.stopImmediatePropagation();
        held = message;
        const frame = document.querySelector('iframe[title="Kortnummer"]');
        new MutationObserver((_changes, observer) => {
          if (frame?.isConnected !== false) return;
          observer.disconnect();
          const { origin, source } = message;
          const again = { data: message.data as unknown, origin, source };
          window.dispatchEvent(new MessageEvent('message', again));
          document.documentElement.dataset['given'] = 'yes';
        }).observe(document, { childList: true, subtree: true });
        document.documentElement.dataset['held'] = 'yes';
      },
      { capture: true },
    );
  });
  await openPayment(page, signInAs);
  await expect(page.locator('html[data-held]')).toBeAttached();
  await page.getByRole('button', { name: 'Annuller betalingen' }).click();
  await expect(page.getByText('Betalingen er annulleret')).toBeVisible();
  await expect(page.locator('html[data-given]')).toBeAttached();
});

test('shows a declined card, and pays with one that needs approval by the bank (BIL-002)', async ({
  page,
  signInAs,
}) => {
  await openPayment(page, signInAs);
  await payWith(page, cards.refused);
  await expect(page.getByText('Betalingen blev afvist')).toBeVisible();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await payWith(page, cards.challenged);
  await page.getByRole('button', { name: 'Godkend' }).click();
  await expect(page.getByText('Fakturaen er betalt')).toBeVisible();
});

test('can be cancelled at the bank, and on the page (BIL-002)', async ({ page, signInAs }) => {
  await openPayment(page, signInAs);
  await payWith(page, cards.challenged);
  await page.getByRole('button', { name: 'Annuller', exact: true }).click();
  await expect(page.getByText('Betalingen er annulleret')).toBeVisible();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await page.getByRole('button', { name: 'Annuller betalingen' }).click();
  await expect(page.getByText('Betalingen er annulleret')).toBeVisible();
});

test('shows a payment as paid after its response was lost and its tab was closed', async ({
  page,
  context,
  signInAs,
  consoleErrors,
}) => {
  // The browser retries after the connection broke, and gets an error, since the session has been used.
  consoleErrors.allow(/sessions\/\w+\/payments/);
  await openPayment(page, signInAs);
  await expect(field(page, 'Kortnummer')).toBeVisible();
  const address = page.url();
  const sent = page.waitForRequest(
    request => request.method() === 'POST' && /sessions\/\w+\/payments/.test(request.url()),
  );
  await payWith(page, cards.silent);
  // Wait until the connection breaks, when it is paid: leaving the page would abort a request just sent.
  await (await sent).response();
  await page.close();
  const another = await context.newPage();
  await another.goto(address);
  await expect(another.getByText('Fakturaen er betalt')).toBeVisible();
});

test('pays once from two tabs at the same time, and starts once on a double click (BIL-002)', async ({
  page,
  context,
  signInAs,
  consoleErrors,
}) => {
  // The second tab gets an error, since the session has been used.
  consoleErrors.allow(/sessions\/\w+\/payments/);
  let started = 0;
  context.on('request', request => {
    if (request.method() === 'POST' && request.url().includes('/payment-sessions?')) started += 1;
  });
  await openPayment(page, signInAs, button => button.dblclick());
  await expect(field(page, 'Kortnummer')).toBeVisible();
  expect(started).toBe(1);
  const another = await context.newPage();
  await another.goto(page.url().replace(/\?.*/, ''));
  await another.getByRole('button', { name: 'Fortsæt til kort' }).click();
  await expect(field(another, 'Kortnummer')).toBeVisible();
  expect(new URL(another.url()).search).toBe(new URL(page.url()).search);
  const tabs = [page, another];
  for (const tab of tabs) await fillIn(tab, cards.paid);
  await Promise.all(tabs.map(tab => payButton(tab).dblclick()));
  for (const tab of tabs) await expect(tab.getByText('Fakturaen er betalt')).toBeVisible();
  await page.getByRole('link', { name: 'Se fakturaen' }).click();
  await expect(page.getByRole('cell', { name: 'Betalingskort', exact: true })).toHaveCount(1);
});

test('pays several invoices selected in the list, with a receipt that links to each (BIL-002, BIL-008)', async ({
  page,
  signInAs,
}) => {
  await signInAs('superadmin', '/1001/faktura?status=Open&status=Overdue&status=Reminded');
  const boxes = page.getByRole('checkbox', { name: /^Vælg Faktura/ });
  await expect(boxes.first()).toBeVisible();
  for (const index of [0, 1, 2, 3]) await boxes.nth(index).check();
  const pay = page.getByRole('link', { name: /^Betal \d fakturaer/ });
  const offer = (await pay.textContent()) ?? '';
  const isPaymentPage = () =>
    expect(page.getByRole('heading', { level: 1, name: 'Betal fakturaer' })).toBeVisible();
  await pay.click();
  await isPaymentPage();
  await page.goBack();
  await expect(pay).toHaveText(offer);
  await pay.click();
  await isPaymentPage();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const numbers = await page.getByRole('rowheader').allTextContents();
  expect(numbers.length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Fortsæt til kort' }).click();
  await payWith(page, cards.challenged);
  await page.getByRole('button', { name: 'Godkend' }).click();
  await expect(page.getByText('Fakturaerne er betalt')).toBeVisible();
  await page.reload();
  for (const number of numbers) await expect(page.getByRole('link', { name: number })).toBeVisible();
  await page.getByRole('link', { name: numbers[0] ?? '' }).click();
  await expect(page.getByRole('cell', { name: 'Betalingskort', exact: true })).toBeVisible();
});

const moduleFailed = (page: Page) =>
  page.getByText('Der er sket en fejl i betalingsmodulet.', { exact: true });

test('shows that the payment module failed, and loads on retry (ERR-016)', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.allow(/./);
  const expectFailureThenRetry = async () => {
    await expect(moduleFailed(page)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Prøv igen' }).click();
    await expect(field(page, 'Kortnummer')).toBeVisible();
  };
  const address = () => new URL(page.url()).pathname;

  await test.step('its code is blocked', async () => {
    await openPayment(page, signInAs, async button => {
      await expect(button).toBeVisible();
      await page.route('**/*.js', route => route.abort());
      await button.click();
    });
    await expectFailureThenRetry();
  });

  const payment = address().slice(applicationPath.length);
  for (const [what, breakIt] of [
    [
      'its setup request fails',
      () =>
        page.route('**/setup?*', route =>
          route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' } }),
        ),
    ],
    [
      'its fields never load',
      () => page.route('**/securedFields.html*', () => new Promise<void>(() => undefined)),
    ],
    ['its provider is unreachable', () => page.route('**/checkoutshopper/**', route => route.abort())],
  ] as const)
    await test.step(what, async () => {
      await goWithin(page, '/1001/faktura');
      await invoicesShown(page);
      await goWithin(page, payment);
      await breakIt();
      await page.getByRole('button', { name: 'Fortsæt til kort' }).click();
      await expectFailureThenRetry();
    });
});

test('shows a loading message for a slow payment module, and pays with it (BIL-002)', async ({
  page,
  signInAs,
}) => {
  let release = (): void => undefined;
  const slow = new Promise<void>(resolve => (release = resolve));
  await page.route('**/setup?*', async route => {
    await slow;
    await route.continue();
  });
  await openPayment(page, signInAs);
  await expect(page.getByText('Henter kortfelterne …')).toBeVisible();
  await expect(moduleFailed(page)).toBeHidden();
  /** A press on it would be lost if it moved when the fields appear. */
  const topsOfCancel = async () => {
    const tops: number[] = [];
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const button = page.getByRole('button', { name: 'Annuller betalingen' });
      tops.push(await button.evaluate(element => element.getBoundingClientRect().top + window.scrollY));
    }
    return tops;
  };
  const tops = await topsOfCancel();
  release();
  await expect(field(page, 'Sikkerhedskode')).toBeVisible();
  await expect.poll(topsOfCancel).toEqual(tops);
  await payWith(page, cards.paid);
  await expect(page.getByText('Fakturaen er betalt')).toBeVisible();
});
