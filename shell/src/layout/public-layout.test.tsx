import { fireEvent, screen } from '@testing-library/react';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { ForgotPasswordPage } from '../pages/forgot-password/forgot-password.page.lazy.tsx';
import {
  FeatureUnavailablePage,
  InternalErrorPage,
  MaintenancePage,
  SignedOutPage,
  SignInFailedPage,
} from '../pages/public.pages.tsx';
import { ResetPasswordPage } from '../pages/reset-password/reset-password.page.lazy.tsx';
import { SignUpPage } from '../pages/sign-up/sign-up.page.lazy.tsx';
import { fakePortal, renderInPortal } from '../testing/render-in-portal.tsx';
import { PublicLayout } from './public-layout.tsx';

it.each([
  ['the logout confirmation', SignedOutPage, 'Du er logget ud'],
  ['the authentication error page', SignInFailedPage, 'Vi kunne ikke logge dig ind'],
  ['the internal error page', InternalErrorPage, 'Vi kan ikke vise siden'],
  ['sign up', SignUpPage, 'Opret login'],
  ['forgot password', ForgotPasswordPage, 'Glemt adgangskode'],
  ['reset password', ResetPasswordPage, 'Vælg ny adgangskode'],
  ['maintenance', MaintenancePage, 'Selvbetjeningen er lukket på grund af vedligeholdelse'],
  ['feature unavailable', FeatureUnavailablePage, 'Siden er midlertidigt utilgængelig'],
])('shows %s without menu and without a link on the logo (SHL-021, NAV-047)', async (_what, Page, title) => {
  const { container } = renderInPortal(
    [{ element: <PublicLayout />, children: [{ path: '*', element: <Page /> }] }],
    { path: '/side', portal: fakePortal({ signedIn: undefined }) },
  );
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Lyng Erhverv, til forsiden' })).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: 'Gå til sidens indhold' }));
  expect(screen.getByRole('main')).toHaveFocus();
});
