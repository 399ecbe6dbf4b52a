import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'shared/router';
import { useNavigationGuard } from './navigation-guard.tsx';

/** As in a menu: it closes when something in it is chosen. */
const Menu = () => {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? (
    <Link
      to="/andet"
      onClick={() => {
        setIsOpen(false);
      }}
    >
      I menuen
    </Link>
  ) : null;
};

const Form = ({ hasPendingChanges }: { hasPendingChanges: boolean }) => {
  const guard = useNavigationGuard(hasPendingChanges);
  return (
    <>
      <Menu />
      <main id="main-content" tabIndex={-1}>
        <h1 id="page-heading" tabIndex={-1}>
          Skift navn
        </h1>
        <input aria-label="Navn" />
        <Link to="/andet">Andet</Link>
        <Link to="/andet" onClick={guard.letGo}>
          Gem
        </Link>
        {guard.dialog}
      </main>
    </>
  );
};

const open = (hasPendingChanges: boolean) => {
  const router = createMemoryRouter([
    { path: '/', element: <Form hasPendingChanges={hasPendingChanges} /> },
    { path: '/andet', element: <p>Andet sted</p> },
  ]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
};

it('asks before a navigation loses changes, and stays or goes as told (UI-030, UI-031, UI-032)', async () => {
  const user = open(true);
  await user.click(screen.getByRole('link', { name: 'Andet' }));
  const question = screen.getByRole('dialog', { name: 'Vil du fortsætte?' });
  expect(question).toHaveTextContent(
    'Du har muligvis ændringer som ikke vil blive gemt, hvis du fortsætter.',
  );
  await user.click(screen.getByRole('button', { name: 'Nej, gå tilbage' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Andet' }));
  await user.click(screen.getByRole('button', { name: 'Ja' }));
  expect(await screen.findByText('Andet sted')).toBeVisible();
});

const field = () => screen.getByLabelText('Navn');
it.each([
  ['what was pressed', 'Andet', field, () => screen.getByRole('link', { name: 'Andet' })],
  ['where the person was, where that has gone with its menu', 'I menuen', field, field],
  ['the heading, where they were nowhere', 'I menuen', undefined, () => screen.getByRole('heading')],
])('gives focus back to %s when the person stays', async (_, link, from, place) => {
  const user = open(true);
  if (from) await user.click(from());
  await user.click(screen.getByRole('link', { name: link }));
  await user.click(screen.getByRole('button', { name: 'Nej, gå tilbage' }));
  await waitFor(() => {
    expect(place()).toHaveFocus();
  });
});

it.each([
  ['without changes', false, 'Andet'],
  ['after the person agreed', true, 'Gem'],
])('asks nothing %s', async (_, hasPendingChanges, link) => {
  const user = open(hasPendingChanges);
  await user.click(screen.getByRole('link', { name: link }));
  expect(await screen.findByText('Andet sted')).toBeVisible();
});
