/** Hovered or focused links are preloaded; with Save-Data nothing is. */
import type { Page } from '@playwright/test';
import { identityOrigin, pageAt, portalOrigin, remotePort, type RemoteId } from '../../support/addresses.ts';
import { releaseOf } from '../../remotes/registry-file.ts';
import { countRequests, countScripts } from '../../support/requests.ts';
import { disableSaveData, enableSaveData } from '../../support/save-data.ts';
import { expect, heading, test } from '../../support/test.ts';

const from = (id: RemoteId) => new RegExp(`:${String(remotePort(id))}/`);

test('preloads a hovered or focused menu entry once, and nothing with Save-Data', async ({
  page,
  signInAs,
}) => {
  await enableSaveData(page);
  await signInAs('admin', '/1001/velkommen');
  await expect(heading(page, /Velkommen/)).toBeVisible();
  const menuLink = (name: string) =>
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true });
  const billing = countRequests(page, from('mfe-billing'));
  await menuLink('Fakturaer').hover();
  await menuLink('Kundenumre').focus();
  // The page's timers fire in order: this one was set after the hover's, with the same delay.
  await page.evaluate(() => new Promise(done => setTimeout(done, 65)));
  const profileCode = page.waitForResponse(
    response => from('mfe-profile').test(response.url()) && response.url().includes('expose_remote'),
  );
  await disableSaveData(page);
  // Focus alone is enough; by the time this has loaded, the hovered one would have, too.
  await menuLink('Mine indstillinger').focus();
  await profileCode;
  expect(billing.soFar()).toBe(0);

  const data = page.waitForResponse(/\/self-service-api\/billing-items\?/);
  await menuLink('Ordrer').hover();
  await menuLink('Fakturaer').hover();
  await data;
  const requests = billing.soFar();
  expect(requests).toBeGreaterThan(0);
  const again = countRequests(page, /\/self-service-api\/billing-items\?/);
  await menuLink('Fakturaer').click();
  await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
  expect(billing.soFar()).toBe(requests);
  expect(again.soFar()).toBe(0);
});

test('lists the scripts of the first render in the page, with their hashes', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.push(pathname);
  });
  const answer = await page.goto(pageAt('/logud-bekraeftelse'));
  await expect(heading(page, /./)).toBeVisible();
  expect(asked).toEqual([...new Set(asked)]);
  const html = (await answer?.text()) ?? '';
  const named = asked.filter(path => html.includes(path));
  for (const file of ['early', 'libraries', 'main'])
    expect(named.some(path => path.includes(`/${file}.`))).toBe(true);
  // Prefetched with their hashes: the adapter and library of the configured toggle protocol, and not those of the
  // other.
  const ahead =
    /<link crossorigin="anonymous" integrity="sha384-[^"]+" rel="preload" as="script" href="([^"]+)"/g;
  const live = html.replace(/<template id="toggles-ws">.*?<\/template>/, '');
  const preloaded = [...live.matchAll(ahead)].map(([, path]) => path);
  expect([...html.matchAll(ahead)]).toHaveLength(4);
  expect(preloaded).toEqual([expect.anything(), expect.stringContaining('/toggles-http.')]);
  expect(asked.slice(0, 3)).toEqual(expect.arrayContaining(preloaded));
  // Executable scripts; the settings are inline data.
  const run = named.length - preloaded.length;
  expect(html.match(/<script (?!type="application\/json")/g)).toHaveLength(run);
  expect(html.match(/<script crossorigin="anonymous" integrity="sha384-/g)).toHaveLength(run);
  expect(asked.slice(0, named.length)).toEqual(expect.arrayContaining(named));
});

/** Holds the early script until it is released. */
const holdEarlyScript = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(/\/early\.[^/]*\.js$/, async route => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
};

test('requests toggles and identity server once, before the early script has loaded', async ({ page }) => {
  const questions = [/\/sdk\/evalx\//, /\/\.well-known\/openid-configuration$/];
  const counts = questions.map(question => countRequests(page, question));
  const release = await holdEarlyScript(page);
  const asked = Promise.all(questions.map(question => page.waitForRequest(question)));
  await page.goto(pageAt('/1001/faktura'), { waitUntil: 'commit' });
  await asked;
  release();
  await expect(page.getByLabel('Adgangskode')).toBeVisible();
  expect(counts.map(count => count.soFar())).toEqual([1, 1]);
});

for (const path of ['/?code=abc&state=def', '/status'])
  test(`preloads the application at ${path} before the early script has loaded`, async ({ page }) => {
    const release = await holdEarlyScript(page);
    const asked = Promise.all([/\/libraries\./, /\/main\.[^/]*\.js$/].map(file => page.waitForRequest(file)));
    await page.goto(pageAt(path), { waitUntil: 'commit' });
    await asked;
    release();
    await expect(heading(page, /./)).toBeVisible();
  });

test('loads nothing of the application before the redirect to sign-in', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/selvbetjening/') && pathname.endsWith('.js')) scripts.push(pathname);
  });
  await page.goto(pageAt('/1001/faktura'));
  await expect(page.getByLabel('Adgangskode')).toBeVisible();
  // The early script, and the toggle protocol's adapter and library.
  expect(scripts.filter(path => !/\/(?:early|toggles-http|\d+)\.[^/]*$/.test(path))).toEqual([]);
  expect(scripts.length).toBeLessThanOrEqual(3);
});

test('requests the data of the landing page in parallel with the user info, once', async ({
  page,
  signInAs,
}) => {
  const calls = countRequests(page, /\/self-service-api\/(?:customers|landing-page)\b/);
  const answered = Promise.all([
    page.waitForResponse(/\/self-service-api\/customers$/),
    page.waitForResponse(/\/self-service-api\/landing-page\?customerId=1001$/),
  ]);
  await page.route(`${identityOrigin}/me`, async route => {
    await answered;
    await route.continue();
  });
  await signInAs('admin', '/1001/velkommen');
  await expect(page.getByText('Åbent i alt')).toBeVisible();
  expect(calls.soFar()).toBe(2);
});

test('shows the own customer when the early request for a foreign one is refused', async ({
  page,
  signInAs,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 403 .*\/landing-page\?customerId=1001/);
  await signInAs('single', '/1001/velkommen');
  await expect(heading(page, 'Velkommen, Klitten Café ApS')).toBeVisible();
  await expect(page.getByText('Åbent i alt')).toBeVisible();
});

const filesOf = (id: RemoteId): string[] => {
  const { manifest, firstPage = [] } = releaseOf(id);
  expect(firstPage.length).toBeGreaterThanOrEqual(3);
  return [manifest, ...['integrity.json', ...firstPage].map(file => new URL(file, manifest).href)].sort();
};

/** Requests to mfe-billing from now on; the first are those made before any response. */
const followBilling = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const [asked, fromCache] = [new Map<string, string>(), new Set<string>()];
  let firstRequests: string[] | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (from('mfe-billing').test(url)) asked.set(requestId, url);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => fromCache.add(requestId));
  session.on('Network.responseReceived', ({ requestId }) => {
    if (asked.has(requestId)) firstRequests ??= [...asked.values()];
  });
  // Counts bytes on the wire: Chromium does not always report cached responses as such.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength === 0) fromCache.add(requestId);
  });
  await session.send('Network.enable');
  return {
    firstRequests: () => firstRequests?.sort(),
    overNetwork: () => [...asked].flatMap(([id, url]) => (fromCache.has(id) ? [] : url)).sort(),
  };
};

const goToInvoices = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Fakturaer', exact: true }).first().dispatchEvent('click');
  await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
};

test('requests the first files of an area in parallel, once', async ({ page, signInAs }) => {
  await enableSaveData(page);
  await signInAs('admin', '/1001/velkommen');
  await expect(heading(page, /Velkommen/)).toBeVisible();
  const billing = await followBilling(page);
  await goToInvoices(page);
  // Before any response that could have named another.
  expect(billing.firstRequests()).toEqual(filesOf('mfe-billing'));
  // The browser reports a moment later that nothing was transferred.
  await expect.poll(billing.overNetwork).toEqual(filesOf('mfe-billing'));
});

test('prefetches the first files of all areas when idle without running them, and does not load them again', async ({
  page,
  signInAs,
}) => {
  const all = (['mfe-admins', 'mfe-subscriptions', 'mfe-billing', 'mfe-profile'] as const).flatMap(filesOf);
  const [finished, run] = [new Set<string>(), new Set<string>()];
  page.on('requestfinished', request => {
    finished.add(request.url());
    if (request.resourceType() === 'script') run.add(request.url());
  });
  await signInAs('admin', '/1001/velkommen');
  await expect.poll(() => all.filter(file => !finished.has(file))).toEqual([]);
  expect(all.filter(file => run.has(file))).toEqual([]);
  const billing = await followBilling(page);
  const ofShell = countScripts(page, new RegExp(`^${portalOrigin}/`));
  await goToInvoices(page);
  await expect.poll(billing.overNetwork).toEqual([]);
  expect(ofShell.soFar()).toBe(0);
});
