import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigate } from 'shared/router';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { fakePortal, renderInPortal } from '../testing/render-in-portal.tsx';
import {
  FeatureUnavailablePage,
  hasNoAccess,
  InternalErrorPage,
  MaintenancePage,
  SignedOutPage,
  SignInFailedPage,
} from './public.pages.tsx';
import { reloadPortal } from './reload-portal.ts';

jest.mock('./reload-portal.ts');

it.each([
  ['a sign-out', SignedOutPage, 'Du er logget ud', 'Log ind'],
  ['an error', InternalErrorPage, 'Vi kan ikke vise siden', 'Gå til forsiden'],
  ['a feature toggled off', FeatureUnavailablePage, 'Siden er midlertidigt utilgængelig', 'Gå til forsiden'],
  ['a failed sign-in', SignInFailedPage, 'Vi kunne ikke logge dig ind', 'Prøv igen'],
  ['maintenance', MaintenancePage, 'Selvbetjeningen er lukket på grund af vedligeholdelse', 'Prøv igen'],
] as const)(
  'explains what happened and offers an action (PUB-009): %s',
  async (_what, Page, title, action) => {
    const { container } = renderInPortal(
      <main>
        <Page />
      </main>,
    );
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(/^[A-ZÆØÅ].{30,}\.$/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: action })).toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
  },
);

it('links to customer service after a failed sign-in (PUB-009)', () => {
  renderInPortal(<SignInFailedPage />);
  expect(hrefOf(/^Skriv til kundeservice/)).toBe('https://www.lyng.example/erhverv/kontakt');
});

it('suggests checking the clock after a failed sign-in (PUB-009)', () => {
  renderInPortal(<SignInFailedPage />);
  expect(screen.getByText(/se efter, om klokken er rigtig/)).toBeInTheDocument();
});

it('explains who gives access to an account without roles (PUB-009)', async () => {
  const { container } = renderInPortal(
    [
      { path: '/', element: <Navigate to="/login-fejl" state={hasNoAccess} replace /> },
      { path: '/login-fejl', element: <SignInFailedPage /> },
    ],
    { path: '/' },
  );
  expect(screen.getByText(/^Dit login har ikke adgang.* administrator i din virksomhed/)).toBeVisible();
  expect(screen.queryByText(/klokken/)).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('lets another user sign in after a failed sign-in, also without a session to end (PUB-009)', async () => {
  const endSession = jest.fn(() => Promise.reject(new Error('offline')));
  renderInPortal(<SignInFailedPage />, { portal: fakePortal({ endSession }) });
  await userEvent.click(screen.getByRole('button', { name: 'Log ind som en anden' }));
  expect(endSession).toHaveBeenCalledTimes(1);
  await waitFor(() => {
    expect(reloadPortal).toHaveBeenCalledTimes(1);
  });
});
