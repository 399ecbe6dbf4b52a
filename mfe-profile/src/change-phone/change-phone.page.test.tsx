import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { arrivalAt } from 'shared/testing/addresses.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { remote } from '../remote/remote.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { serveCodes, serveProfile } from '../testing/profile-api.ts';

const server = startApi();
const path = 'indstillinger/skift-telefonnummer';

type User = ReturnType<typeof userEvent.setup>;
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const codeField = () => screen.findByLabelText('Kode');

const open = async (answers: Parameters<typeof serveProfile>[1] = {}) => {
  const calls = serveProfile(server, answers);
  const codes = serveCodes(server);
  const host = renderWithHost(remote, { path });
  const number = await screen.findByLabelText('Nyt telefonnummer');
  return { calls, codes, user: userEvent.setup(), number, ...host };
};
const toCode = async (user: User, number: HTMLElement) => {
  await user.type(number, '+45 22 33 44 55');
  await press(user, 'Send kode');
  return codeField();
};

describe('the page Skift telefonnummer (NAV-009, PRO-004, PRO-006)', () => {
  it('sends a code to the new number, accepts it pasted, and saves (PRO-001, PRO-003, PRO-005)', async () => {
    const { calls, codes, user, number, toasts, address, container } = await open();
    expect(number).toHaveAttribute('autocomplete', 'tel');
    expect(await accessibilityFaults(container)).toEqual([]);
    const code = await toCode(user, number);
    expect(codes.asked).toEqual([{ purpose: 'ChangePhoneNumber', destination: '22334455' }]);
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAccessibleDescription(
      'Vi har sendt en kode på 4 cifre til 22\u00a033\u00a044\u00a055. Den virker i 10 minutter og bruges, så snart alle cifre er indtastet.',
    );
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.paste(' 12 34 ');
    await arrivalAt('/1001/indstillinger', address);
    expect(codes.tried).toEqual(['challenge-1 1234']);
    expect(calls).toMatchObject([
      {
        method: 'PUT',
        path: '/user/phone-number',
        body: { data: { phoneNumber: '22334455', challengeId: 'challenge-1' } },
      },
    ]);
    expect(toasts).toEqual([{ variant: 'SUCCESS', title: 'Dit telefonnummer er ændret' }]);
    expect(await screen.findByText('22 33 44 55')).toBeVisible();
  });

  it('verifies the current number, prefilled', async () => {
    serveProfile(server, { user: { phoneNumber: '22334455', phoneVerified: false } });
    const codes = serveCodes(server);
    const user = userEvent.setup();
    const { toasts, address } = renderWithHost(remote, { path: `${path}?bekraeft=ja` });
    expect(await screen.findByLabelText('Telefonnummer')).toHaveValue('22\u00a033\u00a044\u00a055');
    expect(screen.getByRole('heading', { level: 1, name: 'Bekræft telefonnummer' })).toBeVisible();
    expect(document.title).toBe('Bekræft telefonnummer');
    await press(user, 'Send kode');
    await codeField();
    expect(codes.asked).toEqual([{ purpose: 'ChangePhoneNumber', destination: '22334455' }]);
    await user.paste('1234');
    await arrivalAt('/1001/indstillinger', address);
    expect(toasts).toEqual([{ variant: 'SUCCESS', title: 'Dit telefonnummer er bekræftet' }]);
  });

  it.each([
    ['', 'Indtast telefonnummeret'],
    ['22 33 44', 'Telefonnummeret skal være 8 cifre'],
    ['2233445x', 'Telefonnummeret må kun indeholde tal'],
    ['12345679', 'Telefonnummeret må ikke begynde med 1'],
    ['22334400', 'Det er allerede dit telefonnummer'],
  ])("sends no code to '%s' (VAL-013, VAL-014, VAL-015)", async (entered, message) => {
    const { codes, user, number } = await open({ user: { phoneNumber: '22334400' } });
    if (entered !== '') await user.type(number, entered);
    await press(user, 'Send kode');
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(codes.asked).toEqual([]);
  });

  it("shows 'Forkert kode' with the attempts left, until the code is blocked (VAL-022)", async () => {
    const { calls, user, number, container } = await open();
    const code = await toCode(user, number);
    await user.type(code, '9999{Enter}');
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveFocus();
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Forkert kode');
    expect(code).toHaveAccessibleDescription(/Du har 4 forsøg tilbage\. Fejl: Forkert kode$/);
    expect(await accessibilityFaults(container)).toEqual([]);
    for (const wrong of ['9998', '9997', '9996', '9995']) {
      await user.clear(code);
      await user.type(code, `${wrong}{Enter}`);
      await screen.findByRole('alert');
    }
    expect(code).toHaveAccessibleDescription(/Koden er spærret efter for mange forkerte forsøg\./);
    expect(calls).toEqual([]);
    // A new code clears the error.
    await press(user, 'Send en ny kode');
    expect(await screen.findByText('Vi har sendt en ny kode. Den gamle virker ikke længere.')).toBeVisible();
    expect(code).not.toHaveAccessibleDescription(/spærret/);
    await user.clear(code);
    await user.type(code, '1234{Enter}');
    await waitFor(() => {
      expect(calls).toHaveLength(1);
    });
  });

  it('submits a code once when complete, and a corrected one only on Enter', async () => {
    const { codes, calls, user, number } = await open();
    const code = await toCode(user, number);
    await user.type(code, '9999');
    expect(await screen.findByRole('alert')).toHaveTextContent('Forkert kode');
    await user.type(code, '{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Forkert kode');
    await user.clear(code);
    await user.type(code, '1234');
    expect(codes.tried).toEqual(['challenge-1 9999']);
    await user.type(code, '{Enter}');
    await waitFor(() => {
      expect(calls).toHaveLength(1);
    });
    expect(codes.tried).toEqual(['challenge-1 9999', 'challenge-1 1234']);
  });

  it('requires four digits before sending (VAL-021)', async () => {
    const { codes, user, number } = await open();
    const code = await toCode(user, number);
    await user.type(code, '123{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Koden skal være 4 cifre');
    expect(codes.tried).toEqual([]);
  });

  it.each([
    [12, 'Der er lige sendt en kode. Du kan få en ny om 12 sekunder.'],
    [1, 'Der er lige sendt en kode. Du kan få en ny om 1 sekund.'],
  ])('shows that a new code is available in %d s', async (seconds, text) => {
    const { codes, user, number } = await open();
    await toCode(user, number);
    expect(screen.queryByText(/^Der er lige sendt en kode/)).toBeNull();
    codes.beTooEarly(seconds);
    await press(user, 'Send en ny kode');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('returns to the number, still filled in, to correct it', async () => {
    const { user, number } = await open();
    await toCode(user, number);
    await press(user, 'Ret telefonnummeret');
    expect(screen.getByLabelText('Nyt telefonnummer')).toHaveValue('+45 22 33 44 55');
    expect(screen.getByLabelText('Nyt telefonnummer')).toHaveFocus();
  });

  it('stays on the number when a late code arrives, and sends one to the corrected number', async () => {
    const { codes, user, number } = await open();
    await toCode(user, number);
    const answer = Promise.withResolvers<undefined>();
    server.use(
      http.post(
        `${testApi}/user/one-time-codes`,
        async () => {
          await answer.promise;
        },
        { once: true },
      ),
    );
    await press(user, 'Send en ny kode');
    await press(user, 'Ret telefonnummeret');
    answer.resolve(undefined);
    const send = screen.getByRole('button', { name: /Send kode/ });
    await waitFor(() => {
      expect(send).not.toHaveAttribute('data-pending');
    });
    const corrected = screen.getByLabelText('Nyt telefonnummer');
    await user.clear(corrected);
    await user.type(corrected, '22 33 44 66');
    await press(user, 'Send kode');
    await codeField();
    expect(codes.asked.map(each => (each as { destination: string }).destination)).toEqual([
      '22334455',
      '22334455',
      '22334466',
    ]);
  });

  it('shows an error for a code that was used in another tab', async () => {
    const { user, number } = await open({ codes: ['InvalidToken'] });
    const code = await toCode(user, number);
    await user.type(code, '1234{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Koden virker ikke længere. Få en ny kode.');
  });

  it('asks for confirmation before an entry is lost (UI-030)', async () => {
    const { user, number, address } = await open();
    await toCode(user, number);
    await user.click(screen.getByRole('link', { name: 'Annuller' }));
    expect(await screen.findByRole('dialog', { name: 'Vil du fortsætte?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ja' }));
    await arrivalAt('/1001/indstillinger', address);
  });
});
