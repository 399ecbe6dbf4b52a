import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu.tsx';

const entries = [
  { id: 'edit', label: 'Rediger oplysninger', disabledReason: 'Kan ikke redigeres her.' },
  { id: 'delete', label: 'Slet administrator', tone: 'destructive' as const },
];

it('opens by keyboard and calls onAction with the chosen entry', async () => {
  const user = userEvent.setup();
  const chosen = jest.fn();
  render(<Menu label="Handlinger" entries={entries} onAction={chosen} />);
  await user.tab();
  await user.keyboard('{Enter}');
  const items = screen.getAllByRole('menuitem');
  expect(items).toHaveLength(2);
  await user.click(screen.getByRole('menuitem', { name: 'Slet administrator' }));
  expect(chosen).toHaveBeenCalledWith('delete');
});

it('keeps a disabled entry visible with its reason', async () => {
  const chosen = jest.fn();
  render(<Menu label="Handlinger" entries={entries} onAction={chosen} />);
  await userEvent.click(screen.getByRole('button', { name: 'Handlinger' }));
  const item = screen.getByRole('menuitem', { name: 'Rediger oplysninger Kan ikke redigeres her.' });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(item);
  expect(chosen).not.toHaveBeenCalled();
});
