import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createStore } from 'zustand/vanilla';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { preloadDialogs } from '../dialogs/dialogs.tsx';
import { LoginExpired } from '../layout/login-expired.tsx';
import { fakePortal, fakeSignedIn, renderInPortal } from '../testing/render-in-portal.tsx';

const server = startApi();
const minute = 60_000;

beforeAll(preloadDialogs);
afterEach(() => {
  jest.restoreAllMocks();
});

/** Renders a page whose last call was `minutesAgo`, with an idle limit of 60 minutes. */
const draw = async (minutesAgo: number, signOut = jest.fn(() => Promise.resolve())) => {
  const calls = { at: Date.now() - minutesAgo * minute, asked: 0, status: 200 };
  server.use(
    http.get(`${testApi}/user`, () => {
      calls.asked += 1;
      if (calls.status !== 200) return new HttpResponse(null, { status: calls.status });
      calls.at = Date.now();
      return HttpResponse.json({ data: { user: profile } });
    }),
  );
  const expiry = createStore(() => ({ isExpired: false }));
  const idleLimit = { limitMs: 60 * minute, lastCall: () => calls.at };
  const signedIn = fakeSignedIn({ expiry, signOut, idleLimit });
  renderInPortal(<LoginExpired />, { portal: fakePortal({ signedIn }) });
  // The dialog is loaded lazily.
  await act(() => import('../layout/sign-in-dialogs.lazy.tsx'));
  return { calls, signOut, expiry, user: userEvent.setup() };
};
const profile = {
  userId: 'user-1',
  email: 'superadmin@demo.example',
  emailVerified: true,
  phoneVerified: true,
  firstName: 'Sofie',
  lastName: 'Lind',
  phoneNumber: '12345678',
  version: 3,
  signsInHere: true,
  created: '2024-03-01T08:00:00.000Z',
  lastLogin: '2026-11-20T13:05:00.000Z',
};
const question = () => screen.findByRole('alertdialog', { name: 'Er du der stadig?' });

it('warns before the session ends, shows when, and extends it on click', async () => {
  const { calls, user } = await draw(57);
  expect(await question()).toHaveTextContent(
    'Du har ikke brugt Selvbetjening i et stykke tid. Derfor bliver du logget ud om 2 minutter, og det, du ikke har gemt, går tabt.',
  );
  expect(await accessibilityFaults(document.body)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Bliv logget ind' }));
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  expect(calls.asked).toBe(1);
});

it('shows one minute in the singular, as the minimum', async () => {
  await draw(59.5);
  expect(await question()).toHaveTextContent('logget ud om 1 minut, og');
});

it('does not show after a recent call', async () => {
  await draw(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('stays with an error when the server is unavailable', async () => {
  const { calls, user } = await draw(57);
  calls.status = 503;
  await question();
  await user.click(screen.getByRole('button', { name: 'Bliv logget ind' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Det lykkedes ikke lige nu. Prøv igen om lidt.');
  expect(await question()).toBeVisible();
});

it('resets the error when it shows again', async () => {
  const { calls, user } = await draw(57);
  calls.status = 503;
  await question();
  await user.click(screen.getByRole('button', { name: 'Bliv logget ind' }));
  await screen.findByRole('alert');
  const look = () => {
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
  };
  calls.at = Date.now();
  look();
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  jest.spyOn(Date, 'now').mockReturnValue(calls.at + 57 * minute);
  look();
  await question();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('signs out on request', async () => {
  const { signOut, user } = await draw(57);
  await question();
  await user.click(screen.getByRole('button', { name: 'Log ud' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});

it('shows the expired sign-in dialog when the time is up', async () => {
  const { calls, expiry } = await draw(61);
  expect(await screen.findByRole('alertdialog', { name: 'Du er logget ud' })).toBeVisible();
  expect([expiry.getState().isExpired, calls.asked]).toEqual([true, 0]);
});
