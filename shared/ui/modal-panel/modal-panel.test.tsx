import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Drawer } from '../drawer/drawer.tsx';
import { ModalPanel } from './modal-panel.tsx';

const Page = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Søg
      </button>
      {isOpen ? (
        <ModalPanel
          label="Søg i hele portalen"
          onClose={() => {
            setIsOpen(false);
          }}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel is opened to type in it */}
          <input autoFocus aria-label="Søg" />
        </ModalPanel>
      ) : null}
    </>
  );
};

it('is named, traps focus, closes on Escape and returns focus', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Søg' }));
  const panel = screen.getByRole('dialog', { name: 'Søg i hele portalen' });
  expect(screen.getByRole('textbox', { name: 'Søg' })).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(panel).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Søg' })).toHaveFocus();
  });
});

it('focuses its field also over a drawer', async () => {
  const user = userEvent.setup();
  const drawer = (isOpen: boolean) => (
    <>
      <Drawer title="Administratordetaljer" onClose={() => undefined}>
        Sanne Østerhede
      </Drawer>
      {isOpen ? (
        <ModalPanel label="Søg i hele portalen" onClose={() => undefined}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel is opened to type in it */}
          <input autoFocus aria-label="Søg" />
        </ModalPanel>
      ) : null}
    </>
  );
  const { rerender } = render(drawer(false));
  await waitFor(() => {
    expect(screen.getByRole('dialog')).toHaveFocus();
  });
  rerender(drawer(true));
  await user.keyboard('Klitten');
  expect(screen.getByRole('textbox', { name: 'Søg' })).toHaveValue('Klitten');
});
