import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { NetworkError } from 'shared/errors/portal-error';
import { useCurrentCustomer } from 'shared/customers';
import { Outlet, useLocation } from 'shared/router';
import { anyCustomer } from 'shared/testing/builders.ts';
import { ContentLayout } from '../layout/content-layout.tsx';
import { PortalLayout } from '../layout/portal-layout.tsx';
import type { CustomersState } from '../store/user-store.ts';
import {
  fakePortal,
  fakeSignedIn,
  renderInPortal,
  type PortalOptions,
} from '../testing/render-in-portal.tsx';
import { expectConsoleError } from 'shared/testing/expected-errors.ts';
import { setScreenWidth } from 'shared/testing/screen-width.ts';
import { CustomerGate } from './customer-gate.tsx';
import { withSideMenu } from '../layout/side-menu-handle.ts';

const two = [anyCustomer(), anyCustomer({ id: '1002', companyName: 'Østersø Smede ApS', role: 'Admin' })];

const Page = () => {
  const { customer, capabilities, accountLevel, accessType } = useCurrentCustomer();
  const isOn = (it: boolean) => (it ? 'ja' : 'nej');
  const [draft, setDraft] = useState('');
  return (
    <>
      <h1>{`${customer.companyName}: ${useLocation().pathname}`}</h1>
      <p>{capabilities.canInviteAdmins ? 'inviterer' : 'inviterer ikke'}</p>
      <p>{`adgang: ${String(accessType)}`}</p>
      <p>{`niveau: ${accountLevel}`}</p>
      <p>{`kontrakt: ${isOn(customer.hasContract)}`}</p>
      <p>{`hjemmekontor: ${isOn(capabilities.canCreateHomeOfficeMobileBroadband)}`}</p>
      <input
        aria-label="Kladde"
        value={draft}
        onChange={event => {
          setDraft(event.target.value);
        }}
      />
    </>
  );
};

const openAt = (
  path: string,
  customers: CustomersState,
  { frame = <Outlet />, toggles }: { readonly frame?: ReactNode } & Pick<PortalOptions, 'toggles'> = {},
) => {
  const signedIn = fakeSignedIn({}, customers);
  const portal = fakePortal({ signedIn });
  const result = renderInPortal(
    [
      {
        path: ':customerId',
        element: <CustomerGate>{frame}</CustomerGate>,
        handle: withSideMenu,
        children: [{ element: <ContentLayout />, children: [{ path: '*', element: <Page /> }] }],
      },
    ],
    { path, portal, ...(toggles && { toggles }) },
  );
  const become = (next: CustomersState) => {
    act(() => {
      signedIn.userStore.setState({ customers: next });
    });
  };
  return { ...result, portal, signedIn, become };
};

it('reloads the page when nobody is signed in', () => {
  // jsdom logs this on a reload, which it does not implement.
  expectConsoleError(/Not implemented: navigation/);
  const { container } = renderInPortal(
    [{ path: ':customerId/faktura', element: <CustomerGate>Fakturaer</CustomerGate> }],
    { path: '/1001/faktura', portal: fakePortal({ signedIn: undefined }) },
  );
  expect(container).not.toHaveTextContent('Fakturaer');
});

it('opens a customer of the user', () => {
  const { address } = openAt('/1002/faktura', { state: 'ready', customers: two });
  expect(screen.getByRole('heading')).toHaveTextContent('Østersø Smede ApS: /1002/faktura');
  expect(screen.getByText('inviterer ikke')).toBeInTheDocument();
  expect(address()).toBe('/1002/faktura');
});

it.each(['Limited', undefined] as const)('provides the access type: %s', accessType => {
  openAt('/1001/faktura', { state: 'ready', customers: [anyCustomer({ accessType })] });
  expect(screen.getByText(`adgang: ${String(accessType)}`)).toBeInTheDocument();
});

it.each(['Account', undefined] as const)('provides the account level: %s (CUST-007)', accountLevel => {
  openAt('/1001/faktura', { state: 'ready', customers: [anyCustomer({ accountLevel })] });
  expect(screen.getByText(`niveau: ${accountLevel ?? 'Unknown'}`)).toBeInTheDocument();
});

it.each([
  [true, 'nej'],
  [false, 'ja'],
])(
  'treats a customer as having no contract only with the toggle on: %p (CUST-017)',
  (toggle, hasContract) => {
    const customers = [anyCustomer({ hasContract: false })];
    const toggles = { 'disable-features-for-customers-without-a-contract': toggle };
    openAt('/1001/faktura', { state: 'ready', customers }, { toggles });
    expect(screen.getByText(`kontrakt: ${hasContract}`)).toBeInTheDocument();
  },
);

it.each([
  [true, 'ja'],
  [false, 'nej'],
])('allows home office mobile broadband by its toggle: %p (CUST-027)', (toggle, may) => {
  const toggles = { create_home_office_mobile_broadband_subscriptions: toggle };
  openAt('/1001/faktura', { state: 'ready', customers: two }, { toggles });
  expect(screen.getByText(`hjemmekontor: ${may}`)).toBeInTheDocument();
});

it('redirects from an unknown customer to the first one, keeping the page (NAV-057)', async () => {
  const { address } = openAt('/9999/faktura', { state: 'ready', customers: two });
  expect(await screen.findByRole('heading')).toHaveTextContent('Nordhavn Byg A/S: /1001/faktura');
  expect(address()).toBe('/1001/faktura');
});

it('shows one toast after a redirect from an unknown customer, and none otherwise', async () => {
  const told = (path: string) => {
    const { signedIn, unmount, portal } = openAt(path, { state: 'ready', customers: two });
    return { signedIn, unmount, toasts: () => portal.toasts.getState().toasts };
  };
  const own = told('/1002/faktura');
  await screen.findByRole('heading', { name: /Østersø/ });
  expect(own.toasts()).toEqual([]);
  own.unmount();
  const other = told('/9999/faktura');
  await screen.findByRole('heading', { name: /Nordhavn/ });
  expect(other.toasts()).toMatchObject([
    {
      variant: 'WARNING',
      title: 'Du har ikke adgang til virksomheden i linket',
      richText: 'Du ser Nordhavn Byg A/S i stedet.',
    },
  ]);
});

it('redirects only after the customers are loaded (NAV-058)', async () => {
  const { address, become, container } = openAt('/9999/faktura', { state: 'loading' });
  expect(address()).toBe('/9999/faktura');
  expect(screen.getByRole('heading')).toHaveTextContent('Indlæser siden');
  expect(container.querySelector('main')).not.toBeNull();
  become({ state: 'ready', customers: two });
  expect(await screen.findByRole('heading', { name: /^Nordhavn Byg A\/S/ })).toBeInTheDocument();
  expect(address()).toBe('/1001/faktura');
});

it('shows an error when customers fail to load, and retries', async () => {
  const { signedIn, become } = openAt('/1001/faktura', {
    state: 'failed',
    error: new NetworkError(500, { correlationId: 'of-the-call' }),
  });
  const load = jest.spyOn(signedIn.userStore, 'load').mockResolvedValue(undefined);
  expect(screen.getByRole('alert')).toHaveTextContent('Der er sket en alvorlig serverfejl.');
  expect(screen.getByRole('alert')).toHaveTextContent('of-the-call');
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(load).toHaveBeenCalledTimes(1);
  become({ state: 'loading' });
  expect(screen.getByRole('main')).toHaveFocus();
  become({ state: 'ready', customers: two });
  expect(screen.getByRole('heading')).toHaveTextContent('Nordhavn Byg A/S');
  // The button and its frame are gone.
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

it('shows its own message for an unexpected error', () => {
  openAt('/1001/faktura', { state: 'failed', error: new TypeError('x is undefined') });
  expect(screen.getByRole('alert')).toHaveTextContent('Vi kunne ikke hente dine virksomheder.');
});

it('shows when the user has no customer, with a sign-out button (NAV-059)', () => {
  openAt('/1001/faktura', { state: 'ready', customers: [] });
  expect(screen.getByRole('heading', { name: 'Du er ikke tilknyttet en virksomhed' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log ud' })).toBeInTheDocument();
});

it("resets the page's state when the customer changes (MENU-020)", async () => {
  setScreenWidth('wide');
  const user = userEvent.setup();
  openAt('/1001/faktura', { state: 'ready', customers: two }, { frame: <PortalLayout /> });
  await user.type(screen.getByRole('textbox', { name: 'Kladde' }), 'Hemmeligt om Nordhavn');
  await user.click(screen.getByRole('button', { name: /^Skift virksomhed/ }));
  await user.click(screen.getByRole('link', { name: 'Østersø Smede ApS' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Østersø Smede ApS: /1002/faktura');
  expect(screen.getByRole('textbox', { name: 'Kladde' })).toHaveValue('');
  expect(screen.getByRole('button', { name: /^Skift virksomhed/ })).toHaveAccessibleName(
    /^Skift virksomhed: Østersø Smede ApS/,
  );
});
