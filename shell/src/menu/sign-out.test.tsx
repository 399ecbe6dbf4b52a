import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePortal, fakeSignedIn, renderInPortal } from '../testing/render-in-portal.tsx';
import { SignOut } from './sign-out.tsx';

const open = async (signOut = jest.fn(() => Promise.resolve())) => {
  const user = userEvent.setup();
  const portal = fakePortal({ signedIn: fakeSignedIn({ signOut }) });
  renderInPortal(<SignOut />, { portal });
  await user.click(screen.getByRole('button', { name: 'Log ud' }));
  await screen.findByRole('dialog');
  return { user, portal, signOut };
};

it('asks for confirmation before signing out (MENU-025, MENU-026, MENU-027, MENU-030)', async () => {
  const { signOut } = await open();
  const dialog = screen.getByRole('dialog', { name: 'Log ud' });
  expect(dialog).toHaveTextContent('Er du sikker på, at du vil logge ud?');
  expect(screen.getByRole('button', { name: 'Ja, log ud' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Nej, gå tilbage' })).toBeInTheDocument();
  expect(signOut).not.toHaveBeenCalled();
});

it.each([
  [
    "by 'Nej, gå tilbage'",
    async (user: ReturnType<typeof userEvent.setup>) => {
      await user.click(screen.getByRole('button', { name: 'Nej, gå tilbage' }));
    },
  ],
  [
    'by Escape',
    async (user: ReturnType<typeof userEvent.setup>) => {
      await user.keyboard('{Escape}');
    },
  ],
])('cancels %s, and returns focus', async (_how, goBack) => {
  const { user, signOut } = await open();
  await goBack(user);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Log ud' })).toHaveFocus();
  });
  expect(signOut).not.toHaveBeenCalled();
});

it('signs out once, with a busy button (MENU-028, MENU-029)', async () => {
  const never = new Promise<void>(() => undefined);
  const { user, signOut } = await open(jest.fn(() => never));
  const yes = screen.getByRole('button', { name: 'Ja, log ud' });
  await user.click(yes);
  expect(within(screen.getByRole('dialog')).getByText('Vent et øjeblik')).toBeInTheDocument();
  await user.click(yes);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(signOut).toHaveBeenCalledTimes(1);
});

it('shows what to do when signing out fails, and allows a retry (AUTH-027, AUTH-029)', async () => {
  const { user, portal, signOut } = await open(jest.fn(() => Promise.reject(new Error('offline'))));
  await user.click(screen.getByRole('button', { name: 'Ja, log ud' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(portal.toasts.getState().toasts).toMatchObject([
    {
      variant: 'ERROR',
      title: 'Logud mislykkedes',
      richText: 'Prøv igen. Hvis det stadig ikke lykkes, så slet browserens cookies, og luk browseren.',
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Log ud' }));
  await user.click(screen.getByRole('button', { name: 'Ja, log ud' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(signOut).toHaveBeenCalledTimes(2);
});
