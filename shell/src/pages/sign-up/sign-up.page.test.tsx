import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusalOf } from 'shared/testing/answers.ts';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { arrivalAt, hrefOf } from 'shared/testing/addresses.ts';
import { linkTokenOf } from '../../link-token/link-token.ts';
import { fakePortal, fakeSignedIn } from '../../testing/render-in-portal.tsx';
import {
  accepted,
  email,
  heading,
  invitationPath,
  openLink,
  openPage,
  server,
  serveInvitation,
  token,
  setUpInvitationApi,
} from './testing/invitation-api.tsx';

setUpInvitationApi();

describe('an invalid invitation link', () => {
  it('shows that the invitation is not found (ERR-044)', async () => {
    server.use(http.get(invitationPath, () => refusalOf('InvitationTokenIsNotFound')));
    const { container } = openLink();
    await heading('Vi kan ikke finde invitationen');
    expect(screen.getByText(/Tjek, at du bruger linket i den nyeste e-mail/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log ind' })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  // The API is not mocked: a request would show the error page instead.
  it.each([
    ['empty', ''],
    ['a path', '../users'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['too long', 'x'.repeat(500)],
  ])('is rejected without a request if the token is malformed: %s', async (_what, secret) => {
    openLink(undefined, secret);
    await heading('Vi kan ikke finde invitationen');
  });

  it('explains how to get an invitation without a token', async () => {
    const { container } = openPage();
    await heading('Opret login');
    expect(screen.getByText(/en superadministrator i din virksomhed sende dig en/)).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('offers a retry when the invitation fails to load', async () => {
    server.use(http.get(invitationPath, () => new HttpResponse(null, { status: 500 })));
    const { user } = openLink();
    expect(await screen.findByRole('alert')).toHaveTextContent('Vi kunne ikke hente invitationen.');
    serveInvitation();
    await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(await screen.findByLabelText('Fornavn')).toBeVisible();
  });
});

describe('an invitation of a user with a login', () => {
  const invitedPerson = (address = email) => {
    const signedIn = fakeSignedIn();
    signedIn.userStore.setState({ email: address });
    const addCustomer = jest.spyOn(signedIn.userStore, 'addCustomer').mockResolvedValue(undefined);
    return { signedIn, addCustomer };
  };

  it('asks them to sign in, and returns afterwards', async () => {
    const calls = serveInvitation({ hasLogin: true });
    const signInAs = jest.fn(() => Promise.resolve());
    const { user, container } = openLink(fakePortal({ signedIn: undefined, signInAs }));
    await heading('Du har allerede et login');
    expect(
      screen.getByText(/Log ind som ny@firma\.example for at få adgang til Nordhavn Byg A\/S/),
    ).toBeVisible();
    expect(hrefOf('Glemt adgangskode?')).toBe('/glemt-adgangskode');
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Log ind og få adgang' }));
    expect(signInAs).toHaveBeenCalledWith({ email, returnsToPage: true });
    expect(calls).toEqual([]);
    expect(linkTokenOf('opret-login')).toBe(token);
  });

  it('shows the sign-in error page when sign-in fails to start (ERR-017)', async () => {
    serveInvitation({ hasLogin: true });
    const signInAs = () => Promise.reject(new Error('Login failed.'));
    const { user, address } = openLink(fakePortal({ signedIn: undefined, signInAs }));
    await user.click(await screen.findByRole('button', { name: 'Log ind og få adgang' }));
    await arrivalAt('/login-fejl', address);
  });

  it('is accepted once they are signed in, then shows the customer and a toast', async () => {
    const calls = serveInvitation({ hasLogin: true });
    const { signedIn, addCustomer } = invitedPerson('NY@firma.example');
    const { promise, resolve } = Promise.withResolvers<undefined>();
    addCustomer.mockReturnValue(promise);
    const { address, portal } = openLink(fakePortal({ signedIn }));
    await waitFor(() => {
      expect(addCustomer).toHaveBeenCalledWith('1001');
    });
    // The landing page needs the customer.
    expect(address()).toBe('/opret-login');
    resolve(undefined);
    await arrivalAt('/1001/velkommen', address);
    await waitFor(() => {
      expect(portal.toasts.getState().toasts).toMatchObject([
        { variant: 'SUCCESS', title: 'Du har fået adgang til Nordhavn Byg A/S' },
      ]);
    });
    expect(calls).toEqual([{ path: `/${token}/membership`, body: undefined }]);
    expect(linkTokenOf('opret-login')).toBeUndefined();
  });

  it('is not accepted for another signed-in user, who sees the invited e-mail', async () => {
    const calls = serveInvitation({ hasLogin: true });
    const signInAs = jest.fn(() => Promise.resolve());
    const { signedIn } = invitedPerson('superadmin@demo.example');
    const { user, container } = openLink(fakePortal({ signedIn, signInAs }));
    await heading('Du er logget ind som en anden');
    expect(
      screen.getByText(
        'Du er logget ind som superadmin@demo.example, men invitationen er til ny@firma.example.',
      ),
    ).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Log ind som ny@firma.example' }));
    expect(signInAs).toHaveBeenCalledWith({ email, isFresh: true, returnsToPage: true });
    expect(calls).toEqual([]);
  });

  it('shows an error when accepting fails, and retries', async () => {
    let isDown = true;
    serveInvitation({
      hasLogin: true,
      answer: () => (isDown ? new HttpResponse(null, { status: 500 }) : accepted()),
    });
    const { signedIn } = invitedPerson();
    const { user, address, portal } = openLink(fakePortal({ signedIn }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Vi kunne ikke give dig adgang.');
    expect(portal.toasts.getState().toasts).toEqual([]);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
    await arrivalAt('/1001/velkommen', address);
  });

  it('shows when the link was used meanwhile', async () => {
    serveInvitation({ hasLogin: true, answer: () => refusalOf('InvitationTokenIsNotFound') });
    openLink(fakePortal({ signedIn: invitedPerson().signedIn }));
    await heading('Invitationen gælder ikke længere');
  });
});
