import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'shared/router';
import { useNavigationGuard } from './navigation-guard.tsx';

const Form = ({ hasPendingChanges }: { hasPendingChanges: boolean }) => {
  const guard = useNavigationGuard(hasPendingChanges);
  return (
    <>
      <Link to="/andet">Andet</Link>
      <Link to="/andet" onClick={guard.letGo}>
        Gem
      </Link>
      {guard.dialog}
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

it.each([
  ['without changes', false, 'Andet'],
  ['after the person agreed', true, 'Gem'],
])('asks nothing %s', async (_, hasPendingChanges, link) => {
  const user = open(hasPendingChanges);
  await user.click(screen.getByRole('link', { name: link }));
  expect(await screen.findByText('Andet sted')).toBeVisible();
});
