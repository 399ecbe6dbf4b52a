/**
 * The changes of administrators and invitations, each requested twice against the real API: by a double click, and by
 * two tabs at the same time. That the portal never sends a write twice is tested by each package's `writes.test.tsx`.
 */
import type { Locator, Page } from '@playwright/test';
import { pageAt } from '../support/addresses.ts';
import { mailsTo } from '../support/control.ts';
import { goWithin } from '../support/go-within.ts';
import { signInByPassword } from '../support/sign-in.ts';
import { expect, heading, test } from '../support/test.ts';

const overview = '/1001/administrator-oversigt';
const invitation = (email: string) => `${overview}/invitationsdetaljer?email=${email}`;
const administrator = (email: string) => `${overview}/administrator-detaljer?email=${email}`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toasts = (page: Page) => page.getByRole('region', { name: 'Beskeder' });
/** Where the result is shown: in a toast, or in the form on an error. */
const answersIn = (page: Page) => toasts(page).or(page.getByRole('alert'));

interface Change {
  what: string;
  /** A separate page for each way, since what is deleted cannot be changed again. */
  paths: [byDoubleClick: string, inTwoTabs: string];
  /** Goes from the opened page to the button. */
  button: (page: Page) => Promise<Locator>;
  /** The success message. */
  done: string | RegExp;
  /** The message in the slower of two tabs. */
  late: string | RegExp;
  /** The server's responses to the two tabs that together have one effect. */
  statuses: [number, number];
  /** The recipient of the one message that the effect sends. */
  mailTo?: [string, string];
}

/** An address that has never been invited. */
const someone = (name: string) => `${name}.${crypto.randomUUID()}@kunde.example`;

const inviteButton = (email: string) => async (page: Page) => {
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await button(page, 'Alle kundenumre').click();
  return button(page, 'Inviter administrator');
};

const changes: Change[] = [
  {
    what: 'resending an invitation',
    paths: [
      invitation('soeren.granlund.inviteret1@kunde.example'),
      invitation('martin.ulvedal.inviteret3@kunde.example'),
    ],
    button: page => Promise.resolve(button(page, 'Gensend invitation')),
    done: /^Invitationen er (sendt|gensendt)/,
    late: 'Invitationen er allerede på vej',
    statuses: [200, 200],
    mailTo: ['soeren.granlund.inviteret1@kunde.example', 'martin.ulvedal.inviteret3@kunde.example'],
  },
  {
    what: 'deleting an invitation',
    paths: [
      invitation('bo.engloekke.inviteret0@kunde.example'),
      invitation('albert.skovlyst.inviteret4@kunde.example'),
    ],
    button: async page => {
      await button(page, 'Slet invitation').click();
      return button(page, 'Ja, slet invitationen');
    },
    done: 'Invitationen er slettet',
    late: 'Invitationen findes ikke længere',
    statuses: [200, 404],
  },
  {
    what: "changing an administrator's rights",
    paths: [
      administrator('bent.fyrreholt.8.1001@kunde.example'),
      administrator('erik.strandbaek.12.1001@kunde.example'),
    ],
    button: async page => {
      await button(page, 'Rediger rettigheder').click();
      await button(page, 'Alle kundenumre').click();
      return button(page, 'Gem ændringer');
    },
    done: 'Ændringerne er blevet gemt',
    late: /^Oplysningerne er blevet ændret, siden du åbnede dem/,
    statuses: [200, 412],
  },
  {
    what: 'deleting an administrator',
    paths: [
      administrator('kaare.kildemark.5.1001@kunde.example'),
      administrator('aase.birkemose.6.1001@kunde.example'),
    ],
    button: async page => {
      await button(page, 'Flere handlinger').click();
      await page.getByRole('menuitem', { name: 'Slet administrator' }).click();
      return button(page, 'Ja, slet administratoren');
    },
    done: 'Administratoren er slettet',
    late: 'Administratoren findes ikke længere',
    statuses: [200, 404],
  },
];

/** Statuses of the changes that a page has requested. */
const statusesOf = (page: Page): number[] => {
  const statuses: number[] = [];
  page.on('response', response => {
    const method = response.request().method();
    const isChange = method !== 'GET' && method !== 'OPTIONS';
    if (isChange && response.url().includes('/self-service-api/')) statuses.push(response.status());
  });
  return statuses;
};

/** Opens a drawer over the overview, without another drawer. */
const openDrawer = async (page: Page, path: string): Promise<void> => {
  await goWithin(page, overview);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await goWithin(page, path);
};

test('a double click has one effect', async ({ page, signInAs }) => {
  await signInAs('superadmin', overview);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  for (const { what, paths, button: find, done, mailTo } of changes)
    await test.step(what, async () => {
      await openDrawer(page, paths[0]);
      const answers = statusesOf(page);
      const before = mailTo === undefined ? 0 : (await mailsTo(mailTo[0])).length;
      await (await find(page)).dblclick();
      await expect(toasts(page).getByText(done)).toBeVisible();
      expect(answers).toEqual([200]);
      if (mailTo !== undefined) expect((await mailsTo(mailTo[0])).length - before).toBe(1);
    });

  await test.step('sending an invitation', async () => {
    const email = someone('dobbeltklik');
    await openDrawer(page, `${overview}/opret-administrator`);
    const answers = statusesOf(page);
    await (await inviteButton(email)(page)).dblclick();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(answers).toEqual([200]);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

test('two tabs have one effect', async ({ page, context, signInAs, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource: .*status of 4(04|12) .*\/self-service-api\//);
  await signInAs('superadmin', overview);
  const other = await context.newPage();
  await other.goto(pageAt(overview));
  const tabs = [page, other];
  for (const tab of tabs) await expect(tab.getByRole('rowheader').first()).toBeVisible();
  for (const { what, paths, button: find, done, late, statuses, mailTo } of changes)
    await test.step(what, async () => {
      for (const tab of tabs) await openDrawer(tab, paths[1]);
      const answers = tabs.map(statusesOf);
      const before = mailTo === undefined ? 0 : (await mailsTo(mailTo[1])).length;
      const buttons = await Promise.all(tabs.map(find));
      await Promise.all(buttons.map(each => each.click()));
      await expect.poll(() => answers.flat().toSorted((one, two) => one - two)).toEqual(statuses);
      const messages = tabs.map(answersIn);
      for (const [index, region] of messages.entries()) {
        const isFirst = statuses[0] === statuses[1] || answers[index]?.[0] === 200;
        await expect(region.getByText(done).or(region.getByText(late))).toHaveCount(1);
        if (!isFirst) await expect(region.getByText(late)).toBeVisible();
      }
      if (mailTo !== undefined) expect((await mailsTo(mailTo[1])).length - before).toBe(1);
    });

  await test.step('sending an invitation to one person', async () => {
    const email = someone('to-faner');
    for (const tab of tabs) await openDrawer(tab, `${overview}/opret-administrator`);
    const buttons = await Promise.all(tabs.map(inviteButton(email)));
    await Promise.all(buttons.map(each => each.click()));
    for (const tab of tabs) await expect(tab.getByRole('dialog')).toHaveCount(0);
    expect(await mailsTo(email)).toHaveLength(1);
    await page.getByRole('searchbox').fill(email);
    await expect(page.getByRole('rowheader')).toHaveCount(1);
  });
});

test('a double click signs out once', async ({ page }) => {
  // With a sign-in of its own, since the suite's cached sign-in of each account must survive.
  await signInByPassword(page, 'limited@demo.example', '/1001/indstillinger');
  await expect(heading(page, 'Mine indstillinger')).toBeVisible();
  let sent = 0;
  page.on('request', request => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === '/session/end') sent += 1;
  });
  await button(page, 'Log ud').click();
  await button(page, 'Ja, log ud').dblclick();
  await expect(heading(page, 'Du er logget ud')).toBeVisible();
  expect(sent).toBe(1);
});
