import { render, screen } from '@testing-library/react';
import { ConfirmDialog, ExpiredDialog, preloadDialogs } from './dialogs.tsx';

const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

it('a dialog whose code has come is drawn with the press that asks for it', async () => {
  await preloadDialogs();
  render(
    <ConfirmDialog isOpen title="Log ud" confirmLabel="Ja" onConfirm={nothing} onCancel={nothing}>
      Sikker?
    </ConfirmDialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Log ud' })).toBeVisible();
});

it('so is the one that says that the sign-in has ended', async () => {
  await preloadDialogs();
  render(<ExpiredDialog signInAgain={never} />);
  expect(screen.getByRole('alertdialog')).toBeVisible();
});
