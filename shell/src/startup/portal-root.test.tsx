import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import { useCardPayment, type CardPayment } from 'shared/card-payment';
import { useHttp } from 'shared/http';
import { pendingHttp as http } from 'shared/testing/reads.ts';
import { QueryClient, useQueryClient } from 'shared/query';
import { createMemoryRouter } from 'shared/router';
import { useSession } from 'shared/session';
import { useToasts } from 'shared/toasts';
import { useToggle } from 'shared/toggles';
import type * as DialogsModule from '../dialogs/dialogs.tsx';
import { preloadDialogs } from '../dialogs/dialogs.tsx';
import type { NewVersion } from '../new-version/new-version.ts';
import { usePortal } from '../portal/portal.ts';
import { fakePortal, fakeSignedIn } from '../testing/render-in-portal.tsx';
import { PortalRoot } from './portal-root.tsx';

jest.mock('../dialogs/dialogs.tsx', () => ({
  ...jest.requireActual<typeof DialogsModule>('../dialogs/dialogs.tsx'),
  preloadDialogs: jest.fn(() => Promise.resolve()),
}));

const newVersionThat = (isOpen: boolean): NewVersion => ({
  ...createStore(() => ({ isOpen })),
  notice: () => false,
  reload: jest.fn(),
  dismiss: jest.fn(),
});

const cardPayment: CardPayment = { environment: 'live', clientKey: 'key', url: undefined };

const renderRoot = (Page: () => React.ReactNode, newVersion = newVersionThat(false)) => {
  const portal = fakePortal({ signedIn: fakeSignedIn() });
  const onRouteError = jest.fn();
  const queryClient = new QueryClient();
  const router = createMemoryRouter([
    { path: '*', element: <Page />, errorElement: <p>Siden er gået i stykker</p> },
  ]);
  const toggles = {
    isOn: (key: string) => key === 'maintenance',
    text: () => '',
    subscribe: () => () => undefined,
  };
  render(
    <PortalRoot {...{ portal, toggles, cardPayment, http, queryClient, router, newVersion, onRouteError }} />,
  );
  return { portal, queryClient, onRouteError };
};

it('provides pages with the services of start-up', () => {
  const seen = jest.fn();
  const { portal, queryClient } = renderRoot(() => {
    seen({
      portal: usePortal(),
      http: useHttp(),
      toasts: useToasts(),
      card: useCardPayment(),
      queryClient: useQueryClient(),
      isOn: useToggle('maintenance'),
      userId: useSession().userId,
    });
    return null;
  });
  const [made] = seen.mock.lastCall as [Record<string, unknown>];
  expect(made).toMatchObject({ card: cardPayment, isOn: true, userId: 'user-1' });
  expect(made['portal']).toBe(portal);
  expect(made['http']).toBe(http);
  expect(made['toasts']).toBe(portal.toasts);
  expect(made['queryClient']).toBe(queryClient);
});

it('provides pages with the current e-mail of the user', async () => {
  const { portal } = renderRoot(() => <p>{useSession().email}</p>);
  expect(screen.getByText('superadmin@demo.example')).toBeVisible();
  act(() => {
    portal.signedIn?.userStore.follow({ userId: 'user-1', email: 'ny@demo.example' });
  });
  expect(await screen.findByText('ny@demo.example')).toBeVisible();
});

it('reports errors caught by a route', async () => {
  const error = new TypeError('of the page');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { onRouteError } = renderRoot(() => {
    throw error;
  });
  expect(await screen.findByText('Siden er gået i stykker')).toBeVisible();
  expect(onRouteError).toHaveBeenCalledWith(error, expect.anything());
});

it('asks on any page to reload for a new version (ERR-028, ERR-029)', async () => {
  const newVersion = newVersionThat(true);
  renderRoot(() => <p>En side</p>, newVersion);
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  expect(newVersion.reload).toHaveBeenCalledTimes(1);
});

describe('code that the first page does not need', () => {
  const begun = jest.mocked(preloadDialogs);
  beforeEach(() => {
    begun.mockClear();
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });

  it('is fetched when the page is idle', () => {
    let idle = (): void => undefined;
    Object.assign(window, {
      requestIdleCallback: (callback: () => void) => {
        idle = callback;
      },
    });
    renderRoot(() => <p>En side</p>);
    expect(begun).not.toHaveBeenCalled();
    idle();
    expect(begun).toHaveBeenCalledTimes(1);
  });

  it('is fetched after two seconds without requestIdleCallback', () => {
    renderRoot(() => <p>En side</p>);
    jest.advanceTimersByTime(1_999);
    expect(begun).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(begun).toHaveBeenCalledTimes(1);
  });
});
