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

it('loads the page anew where nobody has signed in: a public page was opened first', () => {
  // What jsdom says of a reload, which it cannot do.
  expectConsoleError(/Not implemented: navigation/);
  const { container } = renderInPortal(
    [{ path: ':customerId/faktura', element: <CustomerGate>Fakturaer</CustomerGate> }],
    { path: '/1001/faktura', portal: fakePortal({ signedIn: undefined }) },
  );
  expect(container).not.toHaveTextContent('Fakturaer');
});

it("opens a customer of the person's own", () => {
  const { address } = openAt('/1002/faktura', { state: 'ready', customers: two });
  expect(screen.getByRole('heading')).toHaveTextContent('Østersø Smede ApS: /1002/faktura');
  expect(screen.getByText('inviterer ikke')).toBeInTheDocument();
  expect(address()).toBe('/1002/faktura');
});

it.each(['Limited', undefined] as const)('hands on how far the person reaches: %s', accessType => {
  openAt('/1001/faktura', { state: 'ready', customers: [anyCustomer({ accessType })] });
  expect(screen.getByText(`adgang: ${String(accessType)}`)).toBeInTheDocument();
});

it.each(['Account', undefined] as const)(
  'hands on the level of the accounts: %s (CUST-007)',
  accountLevel => {
    openAt('/1001/faktura', { state: 'ready', customers: [anyCustomer({ accountLevel })] });
    expect(screen.getByText(`niveau: ${accountLevel ?? 'Unknown'}`)).toBeInTheDocument();
  },
);

it.each([
  [true, 'nej'],
  [false, 'ja'],
])(
  'takes a customer for one without a contract where features can be disabled: %p (CUST-017)',
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
])('lets mobile broadband of the home office be created by its toggle: %p (CUST-027)', (toggle, may) => {
  const toggles = { create_home_office_mobile_broadband_subscriptions: toggle };
  openAt('/1001/faktura', { state: 'ready', customers: two }, { toggles });
  expect(screen.getByText(`hjemmekontor: ${may}`)).toBeInTheDocument();
});

it('leads from an unknown customer to the first one, and keeps the page (NAV-057)', async () => {
  const { address } = openAt('/9999/faktura', { state: 'ready', customers: two });
  expect(await screen.findByRole('heading')).toHaveTextContent('Nordhavn Byg A/S: /1001/faktura');
  expect(address()).toBe('/1001/faktura');
});

it('says that the link was to another customer, once, and nothing of a customer of one’s own', async () => {
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

it('does so only once the customers are known (NAV-058)', async () => {
  const { address, become, container } = openAt('/9999/faktura', { state: 'loading' });
  expect(address()).toBe('/9999/faktura');
  expect(screen.getByRole('heading')).toHaveTextContent('Indlæser siden');
  expect(container.querySelector('main')).not.toBeNull();
  become({ state: 'ready', customers: two });
  expect(await screen.findByRole('heading', { name: /^Nordhavn Byg A\/S/ })).toBeInTheDocument();
  expect(address()).toBe('/1001/faktura');
});

it('says that the customers could not be loaded, and tries again', async () => {
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
  // The button is gone, and the frame that it stood in.
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

it('says it in its own words for an error of ours', () => {
  openAt('/1001/faktura', { state: 'failed', error: new TypeError('x is undefined') });
  expect(screen.getByRole('alert')).toHaveTextContent('Vi kunne ikke hente dine virksomheder.');
});

it('lets a person without any customer know, and sign out (NAV-059)', () => {
  openAt('/1001/faktura', { state: 'ready', customers: [] });
  expect(screen.getByRole('heading', { name: 'Du er ikke tilknyttet en virksomhed' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log ud' })).toBeInTheDocument();
});

it("never shows one customer's state under another: the page begins afresh (MENU-020)", async () => {
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
