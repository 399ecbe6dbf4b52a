import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog.tsx';

const props = { isOpen: true, title: 'Slet administrator', confirmLabel: 'Slet', onConfirm: jest.fn() };

it('confirms and cancels', async () => {
  const confirmed = jest.fn();
  const cancelled = jest.fn();
  render(
    <ConfirmDialog {...props} onConfirm={confirmed} onCancel={cancelled}>
      Personen har ikke længere adgang.
    </ConfirmDialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Slet' }));
  await userEvent.click(screen.getByRole('button', { name: 'Annuller' }));
  expect(confirmed).toHaveBeenCalledTimes(1);
  expect(cancelled).toHaveBeenCalledTimes(1);
});

it('cannot be closed or confirmed again while pending', async () => {
  const called = jest.fn();
  render(
    <ConfirmDialog {...props} isPending onConfirm={called} onCancel={called}>
      Vent.
    </ConfirmDialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Slet/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Annuller' }));
  await userEvent.keyboard('{Escape}');
  expect(called).not.toHaveBeenCalled();
});

it('shows an error', () => {
  render(
    <ConfirmDialog {...props} onCancel={() => undefined} error="Vi kunne ikke slette administratoren.">
      Vil du slette?
    </ConfirmDialog>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Vi kunne ikke slette administratoren.');
});
