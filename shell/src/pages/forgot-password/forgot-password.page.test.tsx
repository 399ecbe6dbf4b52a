import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { startApi } from 'shared/testing/start-api.ts';
import { refusalOf } from 'shared/testing/answers.ts';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { seeTooLong } from 'shared/testing/too-long.ts';
import { testApi } from 'shared/testing/render-with-host.tsx';
import { fakePortal, renderInPortal } from '../../testing/render-in-portal.tsx';
import { ForgotPasswordPage } from './forgot-password.page.lazy.tsx';

const server = startApi();

const open = (answer: () => Response = () => HttpResponse.json({ data: {} })) => {
  const bodies: unknown[] = [];
  server.use(
    http.post(`${testApi}/password-reset-requests`, async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
  const portal = fakePortal({ signedIn: undefined });
  const result = renderInPortal(
    <main>
      <ForgotPasswordPage />
    </main>,
    { path: '/glemt-adgangskode', portal },
  );
  return { user: userEvent.setup(), bodies, ...result };
};

const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the forgot password page (PUB-007)', () => {
  it('sends the e-mail, and does not reveal whether it has a login', async () => {
    const { user, bodies, container } = open();
    expect(await accessibilityFaults(container)).toEqual([]);
    expect(email()).toHaveAttribute('autocomplete', 'username');
    await user.type(email(), ' nogen@firma.example {Enter}');
    expect(await heading('Tjek din e-mail')).toHaveFocus();
    expect(
      screen.getByText(/Hvis nogen@firma\.example har et login hos os, får du om lidt en e-mail/),
    ).toBeVisible();
    expect(bodies).toEqual([{ data: { email: 'nogen@firma.example' } }]);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('lets the user enter another e-mail', async () => {
    const { user } = open();
    await user.type(email(), 'forkert@firma.example{Enter}');
    await heading('Tjek din e-mail');
    await user.click(screen.getByRole('button', { name: 'Indtast en anden e-mail' }));
    expect(email()).toHaveValue('');
    expect(email()).toHaveFocus();
  });

  it('rejects a too long e-mail at its field, without truncating or sending it', async () => {
    const { user, bodies } = open();
    await seeTooLong(user, 'Send link', [['E-mail', 254, 'E-mailadressen']]);
    expect(bodies).toEqual([]);
  });

  it.each([
    ['', 'Indtast e-mailadresse'],
    ['ingen-adresse', 'E-mailadressen skal skrives som navn@domæne.dk'],
  ])('rejects «%s», and sends nothing (VAL-023, VAL-026)', async (entered, message) => {
    const { user, bodies, container } = open();
    if (entered !== '') await user.type(email(), entered);
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(email()).toHaveAccessibleDescription(`Fejl: ${message}`);
    expect(await accessibilityFaults(container)).toEqual([]);
    expect(bodies).toEqual([]);
  });

  it('shows an error on 429, and keeps the e-mail', async () => {
    const { user, portal } = open(() => new HttpResponse(null, { status: 429 }));
    await user.type(email(), 'nogen@firma.example{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Prøv igen/);
    expect(email()).toHaveValue('nogen@firma.example');
    // The error is in the form, not also in a toast.
    expect(portal.toasts.getState().toasts).toEqual([]);
  });

  it.each([
    ['a server error', () => new HttpResponse(null, { status: 500 }), 1],
    ['a missing right', () => new HttpResponse(null, { status: 403 }), 0],
    ['an error that explains itself', () => refusalOf('InvisibleCharacters'), 0],
  ])('suggests a retry only if it may help: after %s', async (_what, answer, times) => {
    const { user } = open(answer);
    await user.type(email(), 'nogen@firma.example{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Dine oplysninger er ikke gået tabt.');
    expect(alert.textContent.match(/Prøv igen/g) ?? []).toHaveLength(times);
  });

  it('sends once on double-click', async () => {
    const { user, bodies } = open();
    await user.type(email(), 'nogen@firma.example');
    await user.dblClick(screen.getByRole('button', { name: 'Send link' }));
    await heading('Tjek din e-mail');
    expect(bodies).toHaveLength(1);
  });
});
