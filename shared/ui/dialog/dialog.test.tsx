import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';

const Page = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Slet
      </button>
      <Dialog
        isOpen={isOpen}
        title="Slet administrator"
        onClose={() => {
          setIsOpen(false);
        }}
      >
        Personen har ikke længere adgang.
      </Dialog>
    </>
  );
};

it('is named by its title, traps focus, closes on Escape and returns focus', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Slet' }));
  const dialog = screen.getByRole('dialog', { name: 'Slet administrator' });
  await user.tab();
  await user.tab();
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Slet' })).toHaveFocus();
  });
});

it('cannot be dismissed without onClose', async () => {
  render(
    <Dialog isOpen title="Du er blevet logget ud" role="alertdialog">
      Log ind igen.
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Du er blevet logget ud' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Luk' })).toBeNull();
});

it('marks the root element while open, for the place of the toasts', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Page />);
  expect(document.documentElement).not.toHaveAttribute('data-dialog');
  await user.click(screen.getByRole('button', { name: 'Slet' }));
  expect(document.documentElement).toHaveAttribute('data-dialog');
  await user.keyboard('{Escape}');
  expect(document.documentElement).not.toHaveAttribute('data-dialog');
  await user.click(screen.getByRole('button', { name: 'Slet' }));
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-dialog');
});

it('keeps the mark until the last dialog closes', () => {
  const both = (isInnerOpen: boolean) => (
    <>
      <Dialog isOpen title="Slet administrator">
        Personen har ikke længere adgang.
      </Dialog>
      <Dialog isOpen={isInnerOpen} title="Du bliver snart logget ud">
        Bliv logget ind.
      </Dialog>
    </>
  );
  const { rerender, unmount } = render(both(true));
  rerender(both(false));
  expect(document.documentElement).toHaveAttribute('data-dialog');
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-dialog');
});
