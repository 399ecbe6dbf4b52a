import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { startApi } from 'shared/testing/start-api.ts';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { testApi } from 'shared/testing/render-with-host.tsx';
import { dropLinkToken, linkTokenOf, takeLinkToken } from '../../link-token/link-token.ts';
import { fakePortal, renderInPortal } from '../../testing/render-in-portal.tsx';
import { ResetPasswordPage } from './reset-password.page.lazy.tsx';

const server = startApi();
afterEach(() => {
  dropLinkToken('vaelg-ny-adgangskode');
});

const token = 'secret-of-the-link';
const email = 'nogen@firma.example';

const refused = (): Response =>
  HttpResponse.json(
    { code: 'InvalidToken', statusCode: '400', failingSystem: 'Selfservice' },
    { status: 400 },
  );

/** Mocks the link and saving the new password; records the saved bodies. */
const serveReset = (
  answers: { readonly link?: () => Response; readonly save?: () => Response | Promise<Response> } = {},
) => {
  const link = () => HttpResponse.json({ data: { link: { email, expiresAt: '2026-11-21T10:00:00Z' } } });
  const save = () => HttpResponse.json({ data: { email } });
  const saved: unknown[] = [];
  server.use(
    http.post(`${testApi}/password-reset-links`, () => (answers.link ?? link)()),
    http.post(`${testApi}/password-resets`, async ({ request }) => {
      saved.push(await request.json());
      return (answers.save ?? save)();
    }),
  );
  return saved;
};

const open = (secret: string | undefined = token, changes: Parameters<typeof fakePortal>[0] = {}) => {
  window.history.replaceState(
    null,
    '',
    `/selvbetjening/vaelg-ny-adgangskode${secret === '-' ? '' : `?token=${encodeURIComponent(secret)}`}`,
  );
  takeLinkToken();
  const portal = fakePortal({ signedIn: undefined, ...changes });
  const result = renderInPortal(
    <main>
      <ResetPasswordPage />
    </main>,
    { path: '/vaelg-ny-adgangskode', portal },
  );
  return { user: userEvent.setup(), ...result };
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const password = () => screen.findByLabelText('Adgangskode');
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Gem adgangskode' }));
const fill = async (user: ReturnType<typeof userEvent.setup>, repeated = 'EnNyKode2') => {
  await user.type(await password(), 'EnNyKode2');
  await user.type(screen.getByLabelText('Gentag adgangskode'), repeated);
};

describe('the reset password page (PUB-008)', () => {
  it('saves the password, deletes the token, and starts the sign-in of that user', async () => {
    const saved = serveReset();
    const signInAs = jest.fn(() => Promise.resolve());
    const { user, container } = open(token, { signInAs });
    await fill(user);
    expect(screen.getByLabelText('E-mail')).toHaveValue(email);
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username');
    expect(await accessibilityFaults(container)).toEqual([]);
    await save(user);
    expect(await heading('Din adgangskode er ændret')).toHaveFocus();
    expect(saved).toEqual([{ data: { token, password: 'EnNyKode2' } }]);
    expect(linkTokenOf('vaelg-ny-adgangskode')).toBeUndefined();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Log ind' }));
    expect(signInAs).toHaveBeenCalledWith({ email, isFresh: true });
  });

  it('requires a password, repeated identically (VAL-018)', async () => {
    const saved = serveReset();
    const { user, container } = open();
    await password();
    await save(user);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Indtast adgangskoden');
    expect(await accessibilityFaults(container)).toEqual([]);
    await fill(user, 'EnAndenKode3');
    expect(screen.getByLabelText('Gentag adgangskode')).toHaveAccessibleDescription(
      'Fejl: De to adgangskoder er ikke ens',
    );
    await save(user);
    expect(saved).toEqual([]);
  });

  it('sends once on double-click', async () => {
    const gate = Promise.withResolvers<undefined>();
    const saved = serveReset({ save: () => gate.promise.then(() => HttpResponse.json({ data: { email } })) });
    const { user } = open();
    await fill(user);
    await user.dblClick(screen.getByRole('button', { name: 'Gem adgangskode' }));
    gate.resolve(undefined);
    await heading('Din adgangskode er ændret');
    expect(saved).toHaveLength(1);
  });

  it('keeps the input and shows an error in the form when saving fails', async () => {
    serveReset({ save: () => new HttpResponse(null, { status: 500 }) });
    const { user, portal } = open();
    await fill(user);
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Der er sket en alvorlig serverfejl.');
    expect(await password()).toHaveValue('EnNyKode2');
    expect(portal.toasts.getState().toasts).toEqual([]);
  });

  it('shows at the password that it is too common, and keeps the token', async () => {
    const body = { code: 'ArgumentError', subCode: 'CommonPassword', statusCode: '400' };
    serveReset({
      save: () => HttpResponse.json({ ...body, failingSystem: 'Selfservice' }, { status: 400 }),
    });
    const { user } = open();
    await fill(user);
    await save(user);
    await screen.findByText(/Adgangskoden er for let at gætte/, { selector: 'a' });
    expect(await password()).toHaveAccessibleDescription(/Fejl: Adgangskoden er for let at gætte/);
    expect(linkTokenOf('vaelg-ny-adgangskode')).toBe(token);
  });

  it('shows when the link was used meanwhile', async () => {
    serveReset({ save: refused });
    const { user } = open();
    await fill(user);
    await save(user);
    expect(await heading('Linket virker ikke længere')).toHaveFocus();
  });

  it('shows an invalid link, and links to a new one (ERR-005)', async () => {
    serveReset({ link: refused });
    const { container } = open();
    await heading('Linket virker ikke længere');
    expect(screen.getByText(/Der er enten noget galt med den unikke nøgle og\/eller email\./)).toBeVisible();
    // This page may itself have used the link and lost the response.
    expect(screen.getByText(/Har du lige valgt en ny adgangskode, så log ind med den\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log ind' })).toBeVisible();
    expect(hrefOf('Få et nyt link')).toBe('/glemt-adgangskode');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  // The API is not mocked: a request would show the error page instead.
  it.each([
    ['empty', ''],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['too long', 'x'.repeat(500)],
  ])('rejects a malformed token without a request: %s', async (_what, secret) => {
    open(secret);
    await heading('Linket virker ikke længere');
  });

  it('links to the forgot password page without a token', async () => {
    const { container } = open('-');
    await heading('Vælg ny adgangskode');
    expect(hrefOf('Få et link')).toBe('/glemt-adgangskode');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('retries when checking the link fails', async () => {
    serveReset({ link: () => new HttpResponse(null, { status: 500 }) });
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Vi kunne ikke kontrollere linket.');
    serveReset();
    await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(await password()).toBeVisible();
  });
});
