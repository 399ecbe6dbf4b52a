/** Shared setup of the tests of the invitation page: API responses, and opening it by the link. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { answerOf } from 'shared/testing/answers.ts';
import { startApi } from 'shared/testing/start-api.ts';
import { testApi } from 'shared/testing/render-with-host.tsx';
import { dropLinkToken, takeLinkToken } from '../../../link-token/link-token.ts';
import type { Portal } from '../../../portal/portal.ts';
import { fakePortal, renderInPortal } from '../../../testing/render-in-portal.tsx';
import { SignUpPage } from '../sign-up.page.lazy.tsx';

export const token = 'secret-of-the-link';
export const email = 'ny@firma.example';
export const invitationPath = `${testApi}/invitations/:token`;
export const server = startApi();

/** Registers the hooks; call it once in a test file. */
export const setUpInvitationApi = (): void => {
  afterEach(() => {
    dropLinkToken('opret-login');
  });
};

export const accepted = (): Response =>
  HttpResponse.json({ data: { user: { userId: 'user-9', email, customerId: '1001' } } });

interface InvitationApi {
  readonly hasLogin?: boolean;
  /** Response to every call that accepts the invitation. */
  readonly answer?: () => Response | Promise<Response>;
}

/** Serves the link's data and records what is sent. */
export const serveInvitation = ({ hasLogin = false, answer = accepted }: InvitationApi = {}) => {
  const calls: { path: string; body: unknown }[] = [];
  const keep = async ({ request }: { request: Request }) => {
    const text = await request.text();
    calls.push({
      path: new URL(request.url).pathname.replace(/.*\/invitations/, ''),
      body: text === '' ? undefined : JSON.parse(text),
    });
    return answer();
  };
  const invitation = {
    email,
    companyName: 'Nordhavn Byg A/S',
    expiresAt: '2026-12-05T10:00:00.000Z',
    hasLogin,
  };
  server.use(
    http.get(invitationPath, answerOf({ invitation })),
    http.post(invitationPath, keep),
    http.post(`${invitationPath}/membership`, keep),
  );
  return calls;
};

/** Opens the page without a link. */
export const openPage = (portal: Portal = fakePortal({ signedIn: undefined })) => {
  const routes = [
    {
      path: 'opret-login',
      element: (
        <main>
          <SignUpPage />
        </main>
      ),
    },
    { path: '*', element: <h1>En anden side</h1> },
  ];
  return { user: userEvent.setup(), ...renderInPortal(routes, { path: '/opret-login', portal }) };
};

/** Opens the page by an e-mail link. */
export const openLink = (portal?: Portal, secret = token) => {
  window.history.replaceState(null, '', `/selvbetjening/opret-login?token=${encodeURIComponent(secret)}`);
  takeLinkToken();
  return openPage(portal);
};

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
