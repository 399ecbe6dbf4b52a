import path from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { answerOf } from 'shared/testing/answers.ts';
import { pagingOf } from 'shared/contracts/paging';
import type { QueryClient } from 'shared/query';
import { testApi } from 'shared/testing/render-with-host.tsx';
import { testWrites } from 'shared/testing/writes.tsx';
import { dropLinkToken, takeLinkToken } from '../link-token/link-token.ts';
import { NotificationList } from '../notifications/notification-list.tsx';
import { anyNotification } from '../notifications/testing/any-notification.ts';
import { notificationsKey } from '../notifications/notifications.queries.ts';
import { fakePortal, fakeSignedIn, renderInPortal } from '../testing/render-in-portal.tsx';
import { setScreenWidth } from 'shared/testing/screen-width.ts';
import { ForgotPasswordPage } from './forgot-password/forgot-password.page.lazy.tsx';
import { PukCode } from './landing-page/own/puk-code.tsx';
import { InstallEsimPage } from './install-esim/install-esim.page.lazy.tsx';
import { ResetPasswordPage } from './reset-password/reset-password.page.lazy.tsx';
import {
  email,
  openLink,
  serveInvitation,
  server,
  setUpInvitationApi,
} from './sign-up/testing/invitation-api.tsx';

setUpInvitationApi();
beforeAll(() => {
  setScreenWidth('wide');
});
afterEach(() => {
  dropLinkToken('vaelg-ny-adgangskode');
  dropLinkToken('installer-e-sim');
  onRead.mockReset();
});
const noToasts = { toasts: [] };
const portal = () => fakePortal({ signedIn: undefined });
const heading = (name: string) => () => screen.findByRole('heading', { level: 1, name });
const enterPassword = async (user: UserEvent) => {
  await user.type(await screen.findByLabelText('Adgangskode'), 'EnGodKode1');
  await user.type(screen.getByLabelText('Gentag adgangskode'), 'EnGodKode1');
};

/** One notification that is not read. */
const openNotifications = (queryClient: QueryClient) => {
  const page = pagingOf({ offset: 0, pageSize: 20, totalCount: 1 });
  server.use(
    http.get(
      `${testApi}/notifications`,
      answerOf({ notifications: [anyNotification()], unreadCount: 1, ...page }),
    ),
    http.put(`${testApi}/notifications/read`, answerOf({ unreadCount: 0 })),
  );
  renderInPortal(
    <NotificationList customerId="1001" pageSize={20} onFollowed={() => undefined} onRead={onRead} />,
    { queryClient },
  );
  return noToasts;
};
const onRead = jest.fn();
const notifications = {
  file: 'notifications/notification-list.tsx',
  open: openNotifications,
  done: () =>
    waitFor(() => {
      expect(onRead).toHaveBeenCalled();
    }),
  stale: [notificationsKey('1001')],
};

testWrites(path.resolve(__dirname, '..'), server, [
  {
    ...notifications,
    what: 'marking all notifications as read',
    button: () => screen.findByRole('button', { name: 'Markér alle som læst' }),
  },
  {
    ...notifications,
    what: 'following a notification',
    button: () => screen.findByRole('link'),
  },
  {
    file: 'pages/forgot-password/forgot-password.page.lazy.tsx',
    what: 'requesting a link',
    open: () => {
      server.use(http.post(`${testApi}/password-reset-requests`, answerOf({})));
      renderInPortal(<ForgotPasswordPage />, { path: '/glemt-adgangskode', portal: portal() });
      return noToasts;
    },
    button: async user => {
      await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'a@firma.example');
      return screen.getByRole('button', { name: 'Send link' });
    },
    done: heading('Tjek din e-mail'),
    stale: [],
  },
  {
    file: 'pages/landing-page/own/puk-code.tsx',
    what: 'showing a PUK code',
    open: () => {
      server.use(http.post(`${testApi}/subscriptions/S1/puk-code`, answerOf({ pukCode: '12345678' })));
      renderInPortal(<PukCode customerId="1001" subscriptionId="S1" />);
      return noToasts;
    },
    button: () => screen.findByRole('button', { name: 'Vis PUK-kode' }),
    done: () => screen.findByText('12345678'),
    stale: [],
  },
  {
    file: 'pages/install-esim/install-esim.page.lazy.tsx',
    what: 'showing the code of an eSIM',
    open: () => {
      const link = { state: 'Ready', number: '10100298', isDataCard: false, shownAt: null };
      server.use(
        http.post(
          `${testApi}/esim-links`,
          answerOf({ link: { ...link, expiresAt: '2026-11-21T10:00:00Z' } }),
        ),
        http.post(`${testApi}/esim-codes`, answerOf({ qrCodeContent: 'LPA:1$smdp.demo.example$K7' })),
      );
      window.history.replaceState(null, '', '/selvbetjening/installer-e-sim?token=secret-of-the-link');
      takeLinkToken();
      renderInPortal(<InstallEsimPage />, { path: '/installer-e-sim', portal: portal() });
      return noToasts;
    },
    button: () => screen.findByRole('button', { name: 'Vis koden' }),
    done: heading('Her er din kode'),
    stale: [],
  },
  {
    file: 'pages/reset-password/reset-password.page.lazy.tsx',
    what: 'resetting a password',
    open: () => {
      const link = { email, expiresAt: '2026-11-21T10:00:00Z' };
      server.use(
        http.post(`${testApi}/password-reset-links`, answerOf({ link })),
        http.post(`${testApi}/password-resets`, answerOf({ email })),
      );
      window.history.replaceState(null, '', '/selvbetjening/vaelg-ny-adgangskode?token=secret-of-the-link');
      takeLinkToken();
      renderInPortal(<ResetPasswordPage />, { path: '/vaelg-ny-adgangskode', portal: portal() });
      return noToasts;
    },
    button: async user => {
      await enterPassword(user);
      return screen.getByRole('button', { name: 'Gem adgangskode' });
    },
    done: () => screen.findByRole('button', { name: 'Log ind' }),
    stale: [],
  },
  {
    file: 'pages/sign-up/existing-login.lazy.tsx',
    what: 'accepting an invitation with a login',
    open: () => {
      serveInvitation({ hasLogin: true });
      const signedIn = fakeSignedIn();
      signedIn.userStore.setState({ email });
      jest.spyOn(signedIn.userStore, 'addCustomer').mockResolvedValue(undefined);
      openLink(fakePortal({ signedIn }));
      return noToasts;
    },
    done: heading('En anden side'),
    stale: [],
  },
  {
    file: 'pages/sign-up/new-login.lazy.tsx',
    what: 'creating a login',
    open: () => {
      serveInvitation();
      openLink();
      return noToasts;
    },
    button: async user => {
      await user.type(await screen.findByLabelText('Fornavn'), 'Åse');
      await user.type(screen.getByLabelText('Efternavn'), 'Ny');
      await user.type(screen.getByLabelText('Telefonnummer'), '22334455');
      await enterPassword(user);
      return screen.getByRole('button', { name: 'Opret login' });
    },
    done: heading('Dit login er oprettet'),
    stale: [],
  },
]);
