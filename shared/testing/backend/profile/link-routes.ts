/**
 * Public endpoints: invitation acceptance, password reset, and eSIM links.
 *
 * No mail is sent, so a link's secret is the id of its target: an invitation, a person with a login, or a
 * subscription with an eSIM. It works once, until the page is reloaded.
 */
import { http, type HttpHandler } from 'msw';
import {
  acceptInvitationAnswer,
  acceptInvitationBody,
  INVITATION_DAYS,
  openInvitationAnswer,
} from '../../../contracts/invitation.ts';
import {
  ESIM_LINK_HOURS,
  esimCodeAnswer,
  esimLinkTokenBody,
  openEsimLinkAnswer,
} from '../../../contracts/esim-code.ts';
import { PASSWORD_PATTERN } from '../../../contracts/password.ts';
import {
  PASSWORD_RESET_MINUTES,
  passwordResetAnswer,
  passwordResetBody,
  passwordResetLinkAnswer,
  passwordResetLinkBody,
  passwordResetRequestAnswer,
  passwordResetRequestBody,
} from '../../../contracts/password-reset.ts';
import { changeSubscription, type BackendData } from '../backend-data.ts';
import { toEsim } from '../sims/esims.ts';
import { answerOf, argumentError, personRoutes, Refusal } from '../route.ts';

const minutesAfter = (start: string | number, minutes: number): string =>
  new Date(new Date(start).getTime() + minutes * 60_000).toISOString();

const requireGoodPassword = (password: string): void => {
  if (!PASSWORD_PATTERN.test(password)) throw argumentError('InvalidPassword');
};

export const linkRoutes = (api: string, { tenants, profile }: BackendData): HttpHandler[] => {
  const post = personRoutes(api);
  const used = new Set<string>();
  const known = () =>
    tenants.flatMap(({ customer, administrators }) =>
      administrators.map(person => ({ ...person, customer })),
    );
  const hasLogin = (email: string): boolean =>
    known().some(person => typeof person.userId === 'string' && person.email === email);

  const invitationBy = (token: string) => {
    const found = known().find(({ invitationId }) => invitationId === token);
    if (!found || used.has(token)) throw argumentError('InvitationTokenIsNotFound');
    return found;
  };
  const loginBy = (token: string) => {
    const found = known().find(({ userId }) => userId === token);
    if (!found || used.has(token)) throw new Refusal(400, 'InvalidToken');
    return found;
  };
  const esimBy = (token: string) => {
    const tenant = tenants.find(({ subscriptions }) => subscriptions.some(({ id }) => id === token));
    const subscription = tenant?.subscriptions.find(({ id }) => id === token);
    const qrCodeContent = subscription?.esim && toEsim(subscription.esim).qrCodeContent;
    if (!tenant || !qrCodeContent) throw new Refusal(400, 'InvalidToken');
    return { tenant, subscription, qrCodeContent };
  };
  const accept = (token: string, userId: string) => {
    const { email, customer } = invitationBy(token);
    used.add(token);
    return { user: { userId, email, customerId: customer.id } };
  };

  return [
    http.get<{ token: string }>(`${api}/invitations/:token`, ({ params }) =>
      answerOf('Selfservice', openInvitationAnswer, () => {
        const { email, created, customer } = invitationBy(params.token);
        const expiresAt = minutesAfter(created, INVITATION_DAYS * 24 * 60);
        return {
          invitation: { email, companyName: customer.companyName, expiresAt, hasLogin: hasLogin(email) },
        };
      }),
    ),
    post({
      path: '/invitations/:token',
      body: acceptInvitationBody,
      answer: acceptInvitationAnswer,
      run: ({ data }, token) => {
        if (hasLogin(invitationBy(token).email)) throw argumentError('SelfserviceUserAlreadyExists');
        requireGoodPassword(data.password);
        return accept(token, `${token}-person`);
      },
    }),
    http.post<{ token: string }>(`${api}/invitations/:token/membership`, ({ params: { token } }) =>
      answerOf('Selfservice', acceptInvitationAnswer, () => {
        if (invitationBy(token).email !== profile.email) throw new Refusal(403, 'Forbidden');
        return accept(token, profile.userId);
      }),
    ),
    post({
      path: '/password-reset-requests',
      body: passwordResetRequestBody,
      answer: passwordResetRequestAnswer,
      // The same response for everybody, so as not to reveal whose address it is.
      run: () => ({}),
    }),
    post({
      path: '/password-reset-links',
      body: passwordResetLinkBody,
      answer: passwordResetLinkAnswer,
      run: ({ data }) => {
        const expiresAt = minutesAfter(Date.now(), PASSWORD_RESET_MINUTES);
        return { link: { email: loginBy(data.token).email, expiresAt } };
      },
    }),
    post({
      path: '/esim-links',
      body: esimLinkTokenBody,
      answer: openEsimLinkAnswer,
      run: ({ data: { token } }) => {
        const { qrCodeContent, subscription } = esimBy(token);
        const isShown = used.has(qrCodeContent);
        const number = subscription.telephoneNumber?.localNumber ?? token;
        const now = minutesAfter(Date.now(), 0);
        return {
          link: {
            state: isShown ? ('Shown' as const) : ('Ready' as const),
            number: isShown ? null : number,
            isDataCard: false,
            shownAt: isShown ? now : null,
            expiresAt: minutesAfter(now, ESIM_LINK_HOURS * 60),
          },
        };
      },
    }),
    post({
      path: '/esim-codes',
      body: esimLinkTokenBody,
      answer: esimCodeAnswer,
      run: ({ data: { token } }) => {
        const { tenant, subscription, qrCodeContent } = esimBy(token);
        if (used.has(qrCodeContent)) throw new Refusal(400, 'InvalidToken');
        used.add(qrCodeContent);
        const shownAt = minutesAfter(Date.now(), 0);
        const { esimLinks } = subscription;
        changeSubscription(tenant, token, {
          esimLinks: esimLinks.map(link => (link.dataCardIcc === null ? { ...link, shownAt } : link)),
        });
        return { qrCodeContent };
      },
    }),
    post({
      path: '/password-resets',
      body: passwordResetBody,
      answer: passwordResetAnswer,
      run: ({ data: { token, password } }) => {
        const { email } = loginBy(token);
        requireGoodPassword(password);
        used.add(token);
        return { email };
      },
    }),
  ];
};
