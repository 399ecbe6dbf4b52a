import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useNavigate } from 'shared/router';
import { useLeaving, type Leaving } from './leaving.ts';

/** Three pages, one after the other; the last holds what is left, and `leaving()` is what it last had. */
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
    /** As a write does that is answered: by the way of the page's own, one step back. */
    leave: () => page.leaving?.leave(() => page.back?.()),
    /** As most do: to an address. */
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

it('leaves once, however often it is told to', async () => {
  const { leave, isAtSecond } = open(true);
  act(() => {
    leave();
    leave();
  });
  await isAtSecond();
});

it('does nothing after the person has gone, also before the next page is drawn', async () => {
  const { leave, goBack, isAtSecond } = open(false);
  act(() => {
    goBack();
    leave();
  });
  await isAtSecond();
  act(leave);
  await isAtSecond();
});

it('does nothing after the person was asked and went', async () => {
  const { leave, goBack, isAtSecond } = open(true);
  act(goBack);
  act(() => {
    screen.getByRole('button', { name: 'Ja' }).click();
    leave();
  });
  await isAtSecond();
});

it('leaves for good after a person was asked and stayed', async () => {
  const { leave, goBack, isAtSecond } = open(true);
  act(goBack);
  act(() => {
    screen.getByRole('button', { name: 'Nej, gå tilbage' }).click();
  });
  act(leave);
  await isAtSecond();
});

it('takes the place of what is done: the back button does not lead into it again', async () => {
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
])('%s the browser ask before the tab is closed, by whether changes are pending: %p', (_has, isPending) => {
  open(isPending);
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(isPending);
});
