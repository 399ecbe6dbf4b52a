import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import { fakePortal, fakeSignedIn, renderInPortal } from '../testing/render-in-portal.tsx';
import { LoginExpired } from './login-expired.tsx';

const draw = (signInAgain = jest.fn(() => Promise.resolve())) => {
  const expiry = createStore(() => ({ isExpired: false }));
  renderInPortal(
    <>
      <button type="button">Gem</button>
      <LoginExpired />
    </>,
    { portal: fakePortal({ signedIn: fakeSignedIn({ expiry, signInAgain }) }) },
  );
  const expire = async () => {
    act(() => {
      expiry.setState({ isExpired: true });
    });
    return await screen.findByRole('alertdialog', { name: 'Du er logget ud' });
  };
  return { expire, signInAgain, user: userEvent.setup() };
};

it('opens when the sign-in has expired (AUTH-033, AUTH-035)', async () => {
  const { expire } = draw();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await expire()).toHaveTextContent(
    'Du har været væk for længe, eller dit login er afsluttet et andet sted. Log ind igen for at komme tilbage til siden. Det, du ikke har gemt, skal du skrive igen.',
  );
  expect(screen.getByRole('button', { name: 'Log ind igen' })).toBeVisible();
});

it('cannot be dismissed (AUTH-032)', async () => {
  const { expire, user } = draw();
  await expire();
  await user.keyboard('{Escape}');
  await user.click(document.body);
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Luk' })).toBeNull();
});

it('has a login button (AUTH-034) that is enabled again after an error', async () => {
  const { expire, user, signInAgain } = draw(
    jest.fn(() => new Promise<never>(() => undefined)).mockRejectedValueOnce(new Error('offline')),
  );
  await expire();
  await user.click(screen.getByRole('button', { name: 'Log ind igen' }));
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Log ind igen' })).toBeEnabled();
  });
  expect(
    screen.getByText('Vi kan ikke komme i kontakt med login lige nu. Prøv igen om lidt.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Log ind igen' }));
  expect(signInAgain).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(/^Vi kan ikke komme i kontakt med login/)).toBeNull();
});

it('has a button that works again after the user cancels leaving the page', async () => {
  const { expire, user, signInAgain } = draw(jest.fn(() => new Promise<never>(() => undefined)));
  await expire();
  const press = () => user.click(screen.getByRole('button'));
  await press();
  await press();
  expect(signInAgain).toHaveBeenCalledTimes(1);
  const left = new Event('beforeunload', { cancelable: true });
  left.preventDefault();
  window.dispatchEvent(left);
  await waitFor(async () => {
    await press();
    expect(signInAgain).toHaveBeenCalledTimes(2);
  });
});

it('does not show when nobody is signed in', () => {
  renderInPortal(<LoginExpired />, { portal: fakePortal({ signedIn: undefined }) });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
