import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'shared/router';
import { useNavigationGuard } from './navigation-guard.tsx';

/** A menu that closes when an entry is chosen. */
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

it('asks before a navigation loses changes, and stays or leaves as chosen (UI-030, UI-031, UI-032)', async () => {
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
  ['the pressed link', 'Andet', field, () => screen.getByRole('link', { name: 'Andet' })],
  ['the last field when the link has gone with its menu', 'I menuen', field, field],
  ['the heading when no field had it', 'I menuen', undefined, () => screen.getByRole('heading')],
])('returns focus to %s when the user stays', async (_, link, from, place) => {
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
  ['after letGo', true, 'Gem'],
])('does not ask %s', async (_, hasPendingChanges, link) => {
  const user = open(hasPendingChanges);
  await user.click(screen.getByRole('link', { name: link }));
  expect(await screen.findByText('Andet sted')).toBeVisible();
});
