import { render, screen } from '@testing-library/react';
import { ConfirmDialog, ExpiredDialog, preloadDialogs } from './dialogs.tsx';

const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

it('shows a preloaded confirm dialog synchronously', async () => {
  await preloadDialogs();
  render(
    <ConfirmDialog isOpen title="Log ud" confirmLabel="Ja" onConfirm={nothing} onCancel={nothing}>
      Sikker?
    </ConfirmDialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Log ud' })).toBeVisible();
});

it('shows the preloaded expired sign-in dialog synchronously', async () => {
  await preloadDialogs();
  render(<ExpiredDialog signInAgain={never} />);
  expect(screen.getByRole('alertdialog')).toBeVisible();
});
