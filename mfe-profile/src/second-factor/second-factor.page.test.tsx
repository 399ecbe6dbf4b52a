import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { refusalOf } from 'shared/testing/answers.ts';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { arrivalAt } from 'shared/testing/addresses.ts';
import { renderWithHost, testApi } from 'shared/testing/render-with-host.tsx';
import { startApi } from 'shared/testing/start-api.ts';
import { remote } from '../remote/remote.tsx';
import { serveProfile } from '../testing/profile-api.ts';

const server = startApi();

const open = () => {
  serveProfile(server);
  const host = renderWithHost(remote, { path: 'indstillinger/totrinsbekraeftelse' });
  return { user: userEvent.setup(), ...host };
};
type User = ReturnType<typeof userEvent.setup>;

const password = () => screen.findByLabelText('Nuværende adgangskode');
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const begin = async (user: User) => {
  await user.type(await password(), 'Portal2026');
  await press(user, 'Fortsæt');
  await screen.findByRole('img', { name: 'QR-kode til din app' });
};
/** For a user who has enabled it and has used most of the recovery codes. */
const openOn = () => {
  serveProfile(server);
  const secondFactor = { isOn: true, since: '2026-11-20T08:00:00Z', recoveryCodesLeft: 2 };
  const recoveryCodes = Array.from({ length: 10 }, (_, index) => String(index).padStart(10, '0'));
  const answer = (data: object) => () => HttpResponse.json({ data });
  server.use(
    http.get(`${testApi}/user/second-factor`, answer({ secondFactor })),
    http.post(`${testApi}/user/second-factor/recovery-codes`, answer({ secondFactor, recoveryCodes })),
    http.post(`${testApi}/user/second-factor/removal`, answer({ secondFactor })),
  );
  const host = renderWithHost(remote, { path: 'indstillinger/totrinsbekraeftelse' });
  return { user: userEvent.setup(), ...host };
};

it('is enabled with the password and a code of the app, and shows recovery codes', async () => {
  const { user, toasts, container, address } = open();
  expect(await password()).toHaveAttribute('autocomplete', 'current-password');
  expect(await accessibilityFaults(container)).toEqual([]);
  await begin(user);
  expect(screen.getByText(/^Scan QR-koden med appen/)).toHaveFocus();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Kopi.r Nøgle/i })).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.type(screen.getByLabelText('Kode fra appen'), '654321');
  await press(user, 'Slå til');
  expect(await screen.findByRole('alert')).toHaveTextContent('Koden er forkert, udløbet eller brugt.');
  await user.clear(screen.getByLabelText('Kode fra appen'));
  await user.type(screen.getByLabelText('Kode fra appen'), '123 456');
  await press(user, 'Slå til');
  const codes = within(await screen.findByRole('list', { name: 'Gendannelseskoder' }));
  expect(codes.getAllByRole('listitem')).toHaveLength(10);
  expect(codes.getAllByRole('listitem')[0]).toHaveTextContent(/^00000 00010$/);
  // No toast covers the codes and their buttons.
  expect(screen.getByText(/^Totrinsbekræftelse er slået til\. Har du ikke din telefon/)).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Hent som fil' })).toBeVisible();
  expect(toasts).toEqual([]);
  expect(await accessibilityFaults(container)).toEqual([]);
  await press(user, 'Jeg har gemt koderne');
  expect(await screen.findByRole('heading', { level: 1, name: 'Mine indstillinger' })).toBeVisible();
  expect(address()).toBe('/1001/indstillinger');
});

it('requires the password and a whole code before sending', async () => {
  const { user } = open();
  await password();
  await press(user, 'Fortsæt');
  expect(await screen.findByRole('alert')).toHaveTextContent('Indtast din nuværende adgangskode');
  await begin(user);
  for (const code of ['12', '1234567']) {
    await user.clear(screen.getByLabelText('Kode fra appen'));
    await user.type(screen.getByLabelText('Kode fra appen'), code);
    await press(user, 'Slå til');
    expect(await screen.findByRole('alert')).toHaveTextContent('Skriv koden fra appen. Den er på 6 cifre.');
  }
});

it('shows a wrong password', async () => {
  const { user } = open();
  server.use(http.post(`${testApi}/user/second-factor/enrolment`, () => refusalOf('InvalidPassword')));
  await user.type(await password(), 'Forkert2026');
  await press(user, 'Fortsæt');
  expect(await screen.findByRole('alert')).toHaveTextContent('Adgangskoden er forkert eller ugyldig.');
});

it('creates new recovery codes with the password', async () => {
  const { user } = openOn();
  await user.click(await screen.findByRole('button', { name: 'Lav nye gendannelseskoder' }));
  expect(screen.getByText(/^De gamle koder virker ikke længere/)).toHaveFocus();
  await user.type(await password(), 'Portal2026');
  await press(user, 'Lav nye gendannelseskoder');
  const codes = within(await screen.findByRole('list', { name: 'Gendannelseskoder' }));
  expect(codes.getAllByRole('listitem')).toHaveLength(10);
  expect(screen.getByText(/^Har du ikke din telefon/)).toHaveFocus();
});

it('asks for confirmation before leaving unsaved recovery codes', async () => {
  const { user, address } = openOn();
  await user.click(await screen.findByRole('button', { name: 'Lav nye gendannelseskoder' }));
  await user.type(await password(), 'Portal2026');
  await press(user, 'Lav nye gendannelseskoder');
  await screen.findByRole('list', { name: 'Gendannelseskoder' });
  await user.click(screen.getByRole('link', { name: 'Mine indstillinger' }));
  expect(screen.getByRole('dialog', { name: 'Vil du fortsætte?' })).toBeVisible();
  await press(user, 'Nej, gå tilbage');
  expect(screen.getByRole('list', { name: 'Gendannelseskoder' })).toBeVisible();
  await press(user, 'Jeg har gemt koderne');
  await arrivalAt('/1001/indstillinger', address);
});

it('is disabled with the password', async () => {
  const { user, toasts, address } = openOn();
  await user.click(await screen.findByRole('button', { name: 'Slå fra' }));
  expect(screen.getByText(/^Du logger derefter ind med din adgangskode/)).toHaveFocus();
  await user.type(await password(), 'Portal2026');
  await press(user, 'Slå fra');
  await arrivalAt('/1001/indstillinger', address);
  expect(toasts).toEqual([{ variant: 'SUCCESS', title: 'Totrinsbekræftelse er slået fra' }]);
});

it('saves the recovery codes as a file', async () => {
  const { user } = openOn();
  await user.click(await screen.findByRole('button', { name: 'Lav nye gendannelseskoder' }));
  await user.type(await password(), 'Portal2026');
  await press(user, 'Lav nye gendannelseskoder');
  await screen.findByRole('list', { name: 'Gendannelseskoder' });
  const saved: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = content => {
    saved.push(content as Blob);
    return 'blob:codes';
  };
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await press(user, 'Hent som fil');
  click.mockRestore();
  expect(names).toEqual(['gendannelseskoder.txt']);
  expect(await saved[0]?.text()).toMatch(/^00000 00000\r\n00000 00001\r\n/);
});

it('warns when few recovery codes are left', async () => {
  openOn();
  expect(await screen.findByText(/^Du har få gendannelseskoder tilbage/)).toBeVisible();
});

describe('after a change that the page missed', () => {
  const off = { isOn: false, since: null, recoveryCodesLeft: 0 };
  const on = { isOn: true, since: '2026-11-20T08:00:00Z', recoveryCodesLeft: 10 };
  const isNow = (secondFactor: object) => {
    server.use(
      http.get(`${testApi}/user/second-factor`, () => HttpResponse.json({ data: { secondFactor } })),
    );
  };
  const gone = () =>
    HttpResponse.json({ code: 'NotFound', statusCode: '404', failingSystem: 'Selfservice' }, { status: 404 });

  it('offers new recovery codes when the answer was lost', async () => {
    const { user } = open();
    await begin(user);
    server.use(
      http.put(`${testApi}/user/second-factor`, () => {
        isNow(on);
        return HttpResponse.error();
      }),
    );
    await user.type(screen.getByLabelText('Kode fra appen'), '123456');
    await press(user, 'Slå til');
    expect(await screen.findByText(/^Har du ikke gemt dine gendannelseskoder, så lav nye/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Lav nye gendannelseskoder' })).toBeVisible();
  });

  it('starts over when the key has expired', async () => {
    const { user } = open();
    await begin(user);
    server.use(http.put(`${testApi}/user/second-factor`, gone));
    await user.type(screen.getByLabelText('Kode fra appen'), '123456');
    await press(user, 'Slå til');
    expect(await screen.findByText(/^Der gik for lang tid\. Begynd forfra/)).toBeVisible();
    await begin(user);
    expect(screen.queryByText(/^Der gik for lang tid/)).not.toBeInTheDocument();
  });

  it('reports that another tab has disabled it already', async () => {
    const { user, toasts, address } = openOn();
    await user.click(await screen.findByRole('button', { name: 'Slå fra' }));
    server.use(http.post(`${testApi}/user/second-factor/removal`, gone));
    await user.type(await password(), 'Portal2026');
    await press(user, 'Slå fra');
    await arrivalAt('/1001/indstillinger', address);
    expect(toasts).toEqual([{ variant: 'SUCCESS', title: 'Totrinsbekræftelse er allerede slået fra' }]);
  });

  it.each([
    ['on', 'enrolment', 'Fortsæt', on, 'Totrinsbekræftelse er allerede slået til', 'Slå fra'],
    [
      ...(['off', 'recovery-codes', 'Lav nye gendannelseskoder', off] as const),
      ...(['Totrinsbekræftelse er allerede slået fra', 'Fortsæt'] as const),
    ],
  ] as const)(
    'shows a warning that another tab has switched it %s',
    async (_, path, submit, now, toast, next) => {
      const { user, toasts } = now.isOn ? open() : openOn();
      if (!now.isOn) await user.click(await screen.findByRole('button', { name: submit }));
      server.use(http.post(`${testApi}/user/second-factor/${path}`, gone));
      await user.type(await password(), 'Portal2026');
      isNow(now);
      await press(user, submit);
      expect(await screen.findByRole('button', { name: next })).toBeVisible();
      expect(toasts).toEqual([{ variant: 'WARNING', title: toast }]);
    },
  );
});
