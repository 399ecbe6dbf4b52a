import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anyRegisteredRemote } from 'shared/testing/builders.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import { RemoteSlot } from './remote-slot.tsx';

const slot = (isCurrent = true) => {
  const attempts: PromiseWithResolvers<unknown>[] = [];
  const loadExposedModule = jest.fn(() => {
    const attempt = Promise.withResolvers<unknown>();
    attempts.push(attempt);
    return attempt.promise;
  });
  const loader = createRemoteLoader({
    registry: { schemaVersion: 1, remotes: [anyRegisteredRemote()] },
    allowedOrigins: ['https://remotes.test'],
    visit: () => ({ customerId: '1001', isToggleOn: () => false }),
    loadExposedModule,
    fetchRelease: () => Promise.resolve(),
    onFailure: () => undefined,
  });
  const result = renderInPortal(
    <main id="main-content" tabIndex={-1}>
      <RemoteSlot loader={loader} remoteId="mfe-billing" isCurrent={() => isCurrent} />
    </main>,
    { path: '/1001/faktura?page=2' },
  );
  const fail = () =>
    act(async () => {
      attempts.at(-1)?.reject(new Error('offline'));
      await Promise.resolve();
    });
  return { ...result, loader, loadExposedModule, attempts, fail };
};

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const slowText = 'Det tager længere tid end normalt. Du kan blive på siden.';
const failedText = 'Vi kunne ikke hente denne del af selvbetjeningen. Resten virker som normalt.';

afterEach(() => {
  jest.useRealTimers();
});

it('shows a skeleton, a notice when it is slow, and an error on timeout', async () => {
  jest.useFakeTimers();
  const { container, attempts } = slot();
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.queryByText(slowText)).toBeNull();
  await pass(3_000);
  const slow = screen.getByText(slowText);
  expect(slow).toHaveAttribute('role', 'status');
  // Content of a busy region is not announced.
  expect(slow.closest('[aria-busy="true"]')).toBeNull();
  await pass(5_000);
  expect(screen.getByRole('alert')).toHaveTextContent(failedText);
  expect(screen.queryByText(slowText)).toBeNull();
  attempts[0]?.resolve({ remote: { id: 'mfe-billing', routes: [] } });
  await pass(60_000);
  expect(screen.getByRole('alert')).toHaveTextContent(failedText);
});

it('says so when the remote is there and its page never comes', async () => {
  jest.useFakeTimers();
  const { attempts } = slot(false);
  attempts[0]?.resolve({ remote: { id: 'mfe-billing', routes: [] } });
  await pass(7_999);
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(1);
  expect(screen.getByRole('alert')).toHaveTextContent(failedText);
  expect(screen.getByRole('button', { name: 'Prøv igen' })).toBeVisible();
});

it("retries on 'Prøv igen'", async () => {
  const { fail, loadExposedModule } = slot();
  await fail();
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(loadExposedModule).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
  // The button is gone; keyboard navigation continues from the page, not the top of the document.
  expect(screen.getByRole('main')).toHaveFocus();
});

it('shows the error details collapsed (ERR-024)', async () => {
  const { fail } = slot();
  await fail();
  expect(
    screen.getByText(/^RemoteLoadError: mfe-billing@1\.0\.0-abc123 /).closest('details'),
  ).not.toHaveAttribute('open');
});

it.each([
  ['the browser is online again', () => fireEvent(window, new Event('online'))],
  ['the tab becomes visible', () => fireEvent(document, new Event('visibilitychange'))],
])('retries once when %s', async (_what, happens) => {
  const { fail, loadExposedModule } = slot();
  await fail();
  happens();
  happens();
  expect(loadExposedModule).toHaveBeenCalledTimes(2);
});

it('does not retry while it loads, or when the tab is hidden', async () => {
  const { fail, loadExposedModule } = slot();
  fireEvent(window, new Event('online'));
  expect(loadExposedModule).toHaveBeenCalledTimes(1);
  await fail();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(loadExposedModule).toHaveBeenCalledTimes(1);
});

it('does not retry after unmount', async () => {
  const { fail, loadExposedModule, unmount } = slot();
  await fail();
  unmount();
  fireEvent(window, new Event('online'));
  expect(loadExposedModule).toHaveBeenCalledTimes(1);
});
