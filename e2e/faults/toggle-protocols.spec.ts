/** The two toggle protocols, each with its own client library, must behave the same. */
import type { Page } from '@playwright/test';
import { expect, heading, test } from '../support/test.ts';
import { setToggleProtocol, type ToggleProtocol } from './toggle-protocol.ts';

const banner = 'information-banner-global';

/** Maximum delay of a change: two seconds. */
const soon = { timeout: 2_000 };

/** How the page requested its toggles: what opened the stream, and for which user. */
const listenForStreams = (page: Page, streams: Record<ToggleProtocol, string[]>): void => {
  page.on('websocket', socket => {
    socket.on('framesent', ({ payload }) => {
      const { data } = JSON.parse(String(payload)) as { data: { user?: { keyId: string } } | null };
      if (data?.user) streams.ws.push(data.user.keyId);
    });
  });
  page.on('request', request => {
    const context = /\/eval\/[^/]+\/([\w=-]+)/.exec(request.url())?.[1];
    if (context === undefined) return;
    const { key } = JSON.parse(Buffer.from(context, 'base64url').toString()) as { key: string };
    streams.http.push(key);
  });
};

for (const protocol of ['http', 'ws'] as const) {
  test.describe(`over ${protocol}`, () => {
    test.beforeEach(async ({ page, consoleErrors }) => {
      // The browser's errors for a server with a simulated fault.
      consoleErrors.allow(
        /(ERR_EMPTY_RESPONSE|ERR_CONNECTION|CORS|ERR_FAILED|WebSocket connection to|status of 503)/,
      );
      await setToggleProtocol(page, protocol);
    });

    test('works while the stream fails repeatedly or the server is down, and applies a change within 2 s when it is back, with an anonymous context (TOG-018, TOG-019)', async ({
      page,
      signInAs,
      control,
    }) => {
      const streams: Record<ToggleProtocol, string[]> = { http: [], ws: [] };
      listenForStreams(page, streams);
      const prices = page.getByRole('columnheader', { name: 'Pris' });
      const open = async (): Promise<void> => {
        await signInAs('admin', '/1001/abonnementer');
        await expect(page.getByRole('rowheader').first()).toBeVisible({ timeout: 20_000 });
      };

      await test.step('while the stream fails repeatedly', async () => {
        const stream = protocol === 'ws' ? '/streaming*' : '/eval/*';
        await control.addFault({ service: 'toggles', path: stream, drop: true, times: 2 });
        await control.addFault({ service: 'toggles', path: stream, status: 503, times: 1 });
        await open();
        await expect(prices).toBeVisible();
        await control.setFlag(banner, 'Nu er vi her igen.');
        await expect(page.getByText('Nu er vi her igen.')).toBeVisible({ timeout: 20_000 });
        await expect(prices).toBeVisible();
      });

      await test.step('within 2 s, with an anonymous context (TOG-018, TOG-019)', async () => {
        const opened = page.url();
        let loads = 0;
        page.on('load', () => (loads += 1));
        for (const sentence of ['Vi har travlt i dag.', 'Telefonerne er åbne igen.']) {
          await control.setFlag(banner, sentence);
          await expect(page.getByText(sentence)).toBeVisible(soon);
        }
        await control.setFlag(banner, '');
        await expect(page.getByRole('button', { name: 'Luk informationsbanner' })).toHaveCount(0, soon);

        expect([page.url(), loads]).toEqual([opened, 0]);
        expect(streams[protocol].at(-1)).toBe('anonymous');
        expect(streams[protocol === 'ws' ? 'http' : 'ws']).toEqual([]);
      });

      await test.step('while the server is down', async () => {
        await control.setFlag(banner, 'Kun at se, når serveren svarer.');
        await control.addFault({ service: 'toggles', path: '*', drop: true });
        await open();
        await expect(prices).toHaveCount(0);
        await control.clearFaults();
        await expect(page.getByText('Kun at se, når serveren svarer.')).toBeVisible({ timeout: 15_000 });
        await expect(prices).toBeVisible();
      });
    });

    test('renders while the toggle server does not respond, and applies toggles when it does (TOG-011)', async ({
      page,
      signInAs,
      control,
    }) => {
      await control.setFlag(banner, 'Kun at se, når serveren svarer.');
      await control.addFault({ service: 'toggles', path: '*', delayMs: 120_000 });
      await signInAs('admin', '/logud-bekraeftelse');
      const shown = heading(page, 'Du er logget ud');
      await expect(shown).toBeVisible({ timeout: 8_000 });
      await control.clearFaults();
      await expect(page.getByText('Kun at se, når serveren svarer.')).toBeVisible({ timeout: 15_000 });
    });
  });
}

test('ignores invalid messages on the stream', async ({ page, signInAs, control }) => {
  await setToggleProtocol(page, 'ws');
  await page.routeWebSocket(/\/streaming/, stream => {
    const server = stream.connectToServer();
    server.onMessage(message => {
      for (const invalid of ['<!doctype html>', '{"messageType":"data-sync"}']) stream.send(invalid);
      stream.send(message);
    });
  });
  await signInAs('admin', '/1001/indstillinger');
  await control.setFlag(banner, 'Vi er her stadig.');
  await expect(page.getByText('Vi er her stadig.')).toBeVisible();
});
