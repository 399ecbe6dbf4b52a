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
    <main id="main-content" tabIndex={-1}>
      <Menu />
      <Link to="/andet">Andet</Link>
      <Link to="/andet" onClick={guard.letGo}>
        Gem
      </Link>
      {guard.dialog}
    </main>
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

it.each([
  ['what was pressed', 'Andet', () => screen.getByRole('link', { name: 'Andet' })],
  ['the page where that has gone with its menu', 'I menuen', () => screen.getByRole('main')],
])('gives focus back to %s when the person stays', async (_, link, place) => {
  const user = open(true);
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
