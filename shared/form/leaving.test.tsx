import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useNavigate } from 'shared/router';
import { useLeaving, type Leaving } from './leaving.ts';

/** Three pages in the history; the last one can be left, and `leaving` is what it rendered last. */
const open = (hasPendingChanges: boolean) => {
  const page: { leaving?: Leaving; back?: () => void } = {};
  const Page = () => {
    const leaving = useLeaving(hasPendingChanges);
    const navigate = useNavigate();
    Object.assign(page, { leaving, back: () => void navigate(-1) });
    return (
      <>
        <h1>Opgave</h1>
        {leaving.question}
      </>
    );
  };
  const router = createMemoryRouter(
    [
      { path: '/first', element: <h1>Den første</h1> },
      { path: '/second', element: <h1>Den anden</h1> },
      { path: '/task', element: <Page /> },
      { path: '/after', element: <h1>Bagefter</h1> },
    ],
    { initialEntries: ['/first', '/second', '/task'], initialIndex: 2 },
  );
  render(<RouterProvider router={router} />);
  return {
    /** Leaves as the page chooses, one step back, like after a write. */
    leave: () => page.leaving?.leave(() => page.back?.()),
    /** Leaves to an address, the usual case. */
    leaveTo: (address: string) => page.leaving?.leave(address),
    goBack: () => {
      void router.navigate(-1);
    },
    isAtSecond: async () => {
      expect(await screen.findByRole('heading', { name: 'Den anden' })).toBeVisible();
      expect(router.state.location.pathname).toBe('/second');
    },
  };
};

it('leaves only once', async () => {
  const { leave, isAtSecond } = open(true);
  act(() => {
    leave();
    leave();
  });
  await isAtSecond();
});

it('does nothing after the user has left, also before the next page is rendered', async () => {
  const { leave, goBack, isAtSecond } = open(false);
  act(() => {
    goBack();
    leave();
  });
  await isAtSecond();
  act(leave);
  await isAtSecond();
});

it('does nothing after the user confirmed leaving', async () => {
  const { leave, goBack, isAtSecond } = open(true);
  act(goBack);
  act(() => {
    screen.getByRole('button', { name: 'Ja' }).click();
    leave();
  });
  await isAtSecond();
});

it('still leaves after the user chose to stay', async () => {
  const { leave, goBack, isAtSecond } = open(true);
  act(goBack);
  act(() => {
    screen.getByRole('button', { name: 'Nej, gå tilbage' }).click();
  });
  act(leave);
  await isAtSecond();
});

it('replaces the history entry, so that the back button does not return to the form', async () => {
  const { leaveTo, goBack, isAtSecond } = open(true);
  act(() => {
    leaveTo('/after');
  });
  expect(await screen.findByRole('heading', { name: 'Bagefter' })).toBeVisible();
  act(goBack);
  await isAtSecond();
});

it.each([
  ['has', true],
  ['does not have', false],
])('%s the browser ask before the tab closes, by pending changes: %p', (_has, isPending) => {
  open(isPending);
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(isPending);
});
