import { esimCodeAnswer, openEsimLinkAnswer } from '../../../contracts/esim-code.ts';
import { setupServer } from 'msw/node';
import * as z from 'zod/mini';
import { apiErrorSchema } from '../../../contracts/api-error.ts';
import { acceptInvitationAnswer, openInvitationAnswer } from '../../../contracts/invitation.ts';
import {
  passwordResetAnswer,
  passwordResetLinkAnswer,
  passwordResetRequestAnswer,
} from '../../../contracts/password-reset.ts';
import { createBackendData } from '../backend-data.ts';
import { backendHandlers } from '../backend-handlers.ts';

const api = 'https://backend.test/self-service-api';
const data = createBackendData(new Date('2026-11-21T12:00:00Z'));
const server = setupServer();

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
});
beforeEach(() => {
  server.resetHandlers(...backendHandlers(api, data));
});
afterAll(() => {
  server.close();
});

const ask = (path: string): Promise<Response> => fetch(api + path);
const send = (path: string, body: object = {}): Promise<Response> =>
  fetch(api + path, { method: 'POST', body: JSON.stringify({ data: body }) });

const answerBy = async <Schema extends z.ZodMiniType<{ data: object }>>(schema: Schema, response: Response) =>
  z.parse(schema, await response.json()).data as z.output<Schema>['data'];
const refusal = async (response: Response) => {
  const { code, subCode } = z.parse(apiErrorSchema, await response.json());
  return [response.status, subCode ?? code];
};

const person = { firstName: 'Åse', lastName: 'Nørgård', phoneNumber: '22334455', password: 'EnGodKode1' };
const isDead = [400, 'InvitationTokenIsNotFound'];
const isDeadLink = [400, 'InvalidToken'];

describe('sign-up by invitation', () => {
  const link = '/invitations/1001-invitation-1';

  it('shows the invitation, and creates the login only once', async () => {
    const { invitation } = await answerBy(openInvitationAnswer, await ask(link));
    expect(invitation).toMatchObject({
      companyName: 'Nordhavn Byg A/S',
      expiresAt: '2026-12-04T12:00:00.000Z',
      hasLogin: false,
    });
    const { user } = await answerBy(acceptInvitationAnswer, await send(link, person));
    expect(user).toMatchObject({ email: invitation.email, customerId: '1001' });
    expect(await refusal(await send(link, person))).toEqual(isDead);
    expect(await refusal(await ask(link))).toEqual(isDead);
  });

  it.each([
    ['with a weak password', { ...person, password: 'for-nem' }, [400, 'InvalidPassword']],
    ['without a name', { ...person, firstName: ' ' }, [400, 'ArgumentError']],
  ])('refuses a form %s, and keeps the link valid', async (_what, body, expected) => {
    expect(await refusal(await send(link, body))).toEqual(expected);
    expect((await ask(link)).status).toBe(200);
  });

  it('asks an invited user with a login to sign in, and refuses other users', async () => {
    const known = '/invitations/1003-invitation-1';
    const { invitation } = await answerBy(openInvitationAnswer, await ask(known));
    expect(invitation.hasLogin).toBe(true);
    expect(await refusal(await send(known, person))).toEqual([400, 'SelfserviceUserAlreadyExists']);
    expect(await refusal(await send(`${known}/membership`))).toEqual([403, 'Forbidden']);
  });

  it('gives access to the invited signed-in user, once', async () => {
    const invited = { ...data.profile, email: data.tenants[0]?.administrators.at(-1)?.email ?? '' };
    server.resetHandlers(...backendHandlers(api, { ...data, profile: invited }));
    const join = () => send('/invitations/1001-invitation-3/membership');
    const { user } = await answerBy(acceptInvitationAnswer, await join());
    expect(user).toEqual({ userId: invited.userId, email: invited.email, customerId: '1001' });
    expect(await refusal(await join())).toEqual(isDead);
  });

  it('refuses other links', async () => {
    expect(await refusal(await ask('/invitations/offline-person'))).toEqual(isDead);
  });
});

describe('the link to an eSIM', () => {
  it('shows the code only once, and its state', async () => {
    const own = data.tenants[0]?.subscriptions.find(each => each.esim?.status === 'Ordered');
    const token = own?.id ?? '';
    const state = async () =>
      (await answerBy(openEsimLinkAnswer, await send('/esim-links', { token }))).link.state;
    expect(await state()).toBe('Ready');
    const { qrCodeContent } = await answerBy(esimCodeAnswer, await send('/esim-codes', { token }));
    expect(qrCodeContent).toMatch(/^LPA:1\$/);
    expect(await state()).toBe('Shown');
    expect(await refusal(await send('/esim-codes', { token }))).toEqual(isDeadLink);
  });

  it('refuses other links', async () => {
    const other = { token: 'offline-person' };
    expect(await refusal(await send('/esim-links', other))).toEqual(isDeadLink);
  });
});

describe('password reset', () => {
  const token = 'offline-person';

  it('answers the same for every address', async () => {
    for (const email of [data.profile.email, 'ingen@firma.example'])
      expect(
        await answerBy(passwordResetRequestAnswer, await send('/password-reset-requests', { email })),
      ).toEqual({});
    expect(await refusal(await send('/password-reset-requests'))).toEqual([400, 'ArgumentError']);
  });

  it('shows the e-mail of the link, and accepts a new password once', async () => {
    const { link } = await answerBy(passwordResetLinkAnswer, await send('/password-reset-links', { token }));
    expect(link.email).toBe('superadmin@demo.example');
    const save = (password: string) => send('/password-resets', { token, password });
    expect(await refusal(await save('for-nem'))).toEqual([400, 'InvalidPassword']);
    expect(await answerBy(passwordResetAnswer, await save('EnNyKode2'))).toEqual({ email: link.email });
    expect(await refusal(await save('EnNyKode2'))).toEqual(isDeadLink);
    expect(await refusal(await send('/password-reset-links', { token }))).toEqual(isDeadLink);
  });

  it('refuses other links', async () => {
    const other = { token: '1001-invitation-1' };
    expect(await refusal(await send('/password-reset-links', other))).toEqual(isDeadLink);
  });
});
