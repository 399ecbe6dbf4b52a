import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { refusalOf } from 'shared/testing/answers.ts';
import { danishDay, formatLongDate } from 'shared/format/date';
import { addDays } from 'shared/format/day';
import { nextWorkingDay } from 'shared/format/working-day';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { testApi } from 'shared/testing/render-with-host.tsx';
import { standingClock } from 'shared/testing/standing-clock.ts';
import { startApi } from 'shared/testing/start-api.ts';
import { seeTooLong } from 'shared/testing/too-long.ts';
import { choose, next, openCreation, problems, step } from '../testing/creation-page.ts';
import { aDraft, keepDraft } from '../testing/creation.ts';

const server = startApi();
const clockStandsAt = standingClock();
beforeEach(() => {
  sessionStorage.clear();
});

const day = nextWorkingDay(danishDay(new Date()));
const typedDay = day.split('-').toReversed().join('.');
const pdf = (name = 'fuldmagt.pdf') => new File(['%PDF-1.7 %%EOF'], name, { type: 'application/pdf' });
const refuse = (path: string, subCode: string) => {
  server.use(http.post(`${testApi}/${path}`, () => refusalOf(subCode, 'DocumentAPI')));
};
const aPortedDraft = {
  ...aDraft,
  number: {
    ...aDraft.number,
    ...({ mode: 'Port', portedNumber: '28 28 28 28', donorOperator: 'Fjordnet' } as const),
    ownerName: 'Nordhavn Byg A/S',
    ownerCvr: '10 01 00 10',
    wishDate: day,
    attachmentId: 'file-9',
    attachmentName: 'fuldmagt.pdf',
  },
};
const openNumber = async () => {
  keepDraft(aDraft, ['plan', 'user', 'account']);
  const page = openCreation(server, '?trin=4');
  await choose(page.user, /^Flyt et nummer/);
  return page;
};

it('ports a number with its owner, a date and a power of attorney (PLAN-014)', async () => {
  const { user, sent, container } = await openNumber();
  await next(user);
  expect(problems()).toEqual([
    'Indtast telefonnummeret',
    'Indtast det selskab, nummeret kommer fra',
    'Indtast ejerens navn',
    'Vælg en dato',
    'Vælg en fuldmagt',
  ]);
  await user.type(screen.getByLabelText('Nummer, der skal flyttes'), '28 28 28 28');
  await user.type(screen.getByLabelText('Nuværende teleselskab'), 'Fjordnet');
  await user.type(screen.getByLabelText('Ejer af nummeret'), 'Nordhavn Byg A/S');
  await user.type(screen.getByLabelText(/^Ejerens CVR-nummer/), '1001001');
  const wishDate = screen.getByLabelText('Hvornår skal nummeret flyttes?');
  expect(wishDate).toHaveAccessibleDescription(/Skriv datoen som dd\/mm\/åååå\./);
  await user.type(wishDate, typedDay);
  await user.click(screen.getByRole('button', { name: /^Vælg dato i kalender/ }));
  await user.click(await screen.findByRole('button', { name: 'Næste måned' }));
  for (const sunday of screen.getAllByRole('button', { name: /^søndag/ }))
    expect(sunday).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await user.upload(screen.getByLabelText('Fuldmagt'), pdf());
  expect(await screen.findByText('fuldmagt.pdf er valgt')).toBeVisible();
  expect(sent).toEqual([{ name: 'fuldmagt.pdf', type: 'application/pdf' }]);
  expect(problems()).toEqual(['CVR-nummeret skal være 8 cifre']);
  await user.type(screen.getByLabelText(/^Ejerens CVR-nummer/), '0');
  expect(await accessibilityFaults(container)).toEqual([]);
  await next(user);
  await step('Trin 5 af 7');
});

it('shows at its field which name is too long, without truncating', async () => {
  keepDraft(aPortedDraft, ['plan', 'user', 'account']);
  const { user } = openCreation(server, '?trin=4');
  await seeTooLong(user, 'Næste', [
    ['Nuværende teleselskab', 60, 'Navnet'],
    ['Ejer af nummeret', 100, 'Navnet'],
  ]);
});

it('offers dates from the next working day, in weeks from Monday (UI-022, C-54)', async () => {
  clockStandsAt('2026-11-24T12:00:00Z');
  const { user } = await openNumber();
  await user.click(screen.getByRole('button', { name: /^Vælg dato i kalender/ }));
  const grid = await screen.findByRole('grid');
  const isOffered = (day: number) =>
    !within(grid)
      .getByRole('button', { name: new RegExp(`den ${String(day)}. november`) })
      .hasAttribute('aria-disabled');
  expect([24, 25, 26].map(isOffered)).toEqual([false, true, true]);
  expect(within(grid).getAllByText(/^(søn|man)/)[0]).toHaveTextContent(/^man/);
});

it('shows the porting with its date in the summary, and orders it', async () => {
  keepDraft(aPortedDraft);
  const { user, ordered } = openCreation(server, '?trin=7');
  await step('Trin 7 af 7');
  expect(screen.getByText(/28\s28\s28\s28 flyttes fra Fjordnet den/).textContent).toContain(
    formatLongDate(day),
  );
  for (const fact of ['Nordhavn Byg A/S', '10 01 00 10', 'fuldmagt.pdf'])
    expect(screen.getByText(fact)).toBeVisible();
  await screen.findByText('I alt');
  await user.click(screen.getByRole('button', { name: /Bestil abonnement/ }));
  await waitFor(() => {
    expect(ordered).toHaveLength(1);
  });
  expect(ordered[0]).toMatchObject({
    effectiveDate: day,
    number: {
      mode: 'Port',
      number: '28282828',
      porting: {
        donorOperator: 'Fjordnet',
        ownerName: 'Nordhavn Byg A/S',
        ownerCvr: '10010010',
        attachmentId: 'file-9',
      },
    },
  });
});

it.each([
  [
    'is of another type (VAL-010)',
    new File(['x'], 'a.txt', { type: 'text/plain' }),
    'Den valgte fil skal være af typen PDF, JPG eller PNG',
  ],
  ['is empty', new File([], 'a.pdf', { type: 'application/pdf' }), 'Den valgte fil er tom'],
  [
    'is larger than 2 GB (VAL-011)',
    Object.defineProperty(pdf(), 'size', { value: 2 * 1024 ** 3 + 1 }),
    'Filen må højst fylde 2 GB',
  ],
])('shows an error at the field when a file %s, and uploads nothing', async (_what, file, message) => {
  const { sent } = await openNumber();
  fireEvent.drop(screen.getByText('eller træk den hertil'), { dataTransfer: { files: [file] } });
  expect(problems()).toEqual([message]);
  expect(screen.getByLabelText('Fuldmagt')).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(sent).toEqual([]);
});

it('accepts only one file, as PDF, JPG or PNG (VAL-009, VAL-012)', async () => {
  await openNumber();
  expect(screen.getByLabelText('Fuldmagt')).toHaveAttribute('accept', 'application/pdf,image/jpeg,image/png');
  fireEvent.drop(screen.getByText('eller træk den hertil'), { dataTransfer: { files: [pdf(), pdf()] } });
  expect(problems()).toEqual(['Du kan kun vælge én fil']);
});

it.each([
  [
    'AttachmentTypeNotAllowed',
    'Filens indhold er ikke det, dens navn siger. Vælg en fil, der er en PDF, JPG eller PNG.',
  ],
  ['AttachmentIsCutOff', 'Filen er ikke hel: slutningen mangler. Gem den igen, og vælg den nye fil.'],
  ['AttachmentIsTooLarge', 'Filen må højst fylde 2 GB.'],
])('shows a server error of the file (%s), and keeps the typed values', async (code, message) => {
  const { user } = await openNumber();
  refuse('attachments', code);
  await user.type(screen.getByLabelText('Nuværende teleselskab'), 'Fjordnet');
  await user.upload(screen.getByLabelText('Fuldmagt'), pdf());
  await waitFor(() => {
    expect(problems()).toEqual([message]);
  });
  expect(screen.getByLabelText('Nuværende teleselskab')).toHaveValue('Fjordnet');
});

it('replaces and removes the file', async () => {
  keepDraft(aPortedDraft, ['plan', 'user', 'account']);
  const { user } = openCreation(server, '?trin=4');
  expect(await screen.findByText('fuldmagt.pdf er valgt')).toBeVisible();
  await user.upload(screen.getByLabelText('Fuldmagt'), pdf('ny.pdf'));
  expect(await screen.findByText('ny.pdf er valgt')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fjern ny.pdf' }));
  await next(user);
  expect(problems()).toEqual(['Vælg en fuldmagt']);
});

it.each([
  ['PricePlanNotOffered', 'Trin 1 af 7', 'Abonnementet sælges ikke længere. Vælg et andet.'],
  [
    'AccountProductGroupDoesNotFit',
    'Trin 3 af 7',
    'Kundenummeret kan ikke bruges til denne type abonnement. Vælg et andet.',
  ],
  ['TargetAccountIsClosed', 'Trin 3 af 7', 'Kundenummeret er lukket. Vælg et andet.'],
  [
    'NumberCannotBePorted',
    'Trin 4 af 7',
    'Nummeret kan ikke flyttes hertil. Det er her allerede, eller en flytning af det er i gang.',
  ],
  [
    'EffectiveDdateMustNotBeMoreThanFourCalendarMonthsInTheFuture',
    'Trin 4 af 7',
    'Datoen må højst ligge fire kalendermåneder ude i fremtiden.',
  ],
  ['AttachmentNotFound', 'Trin 4 af 7', 'Fuldmagten er ikke gemt længere. Vælg filen igen.'],
  ['IccAlreadyInUse', 'Trin 5 af 7', 'Simkortet er allerede i brug.'],
])('returns to the step of a server error (%s), and shows it there', async (code, heading, message) => {
  keepDraft({ ...aPortedDraft, sim: { ...aDraft.sim, kind: 'InHand', icc: '89451234567890123456' } });
  const { user } = openCreation(server, '?trin=7');
  await screen.findByText('I alt');
  refuse('subscriptions', code);
  await user.click(screen.getByRole('button', { name: /Bestil abonnement/ }));
  await step(heading);
  expect(problems()).toContain(message);
});

it('asks for another number when an expired reservation was taken, and keeps the rest', async () => {
  keepDraft({ ...aDraft, number: { ...aDraft.number, reservedUntil: '2026-01-01T09:15:00.000Z' } });
  const { user } = openCreation(server, '?trin=7');
  await screen.findByText('I alt');
  refuse('subscriptions', 'NumberNotAvailable');
  await user.click(screen.getByRole('button', { name: /Bestil abonnement/ }));
  await step('Trin 4 af 7');
  expect(problems()).toEqual(['Nummeret er ikke længere ledigt. Vælg et andet.']);
  await choose(user, /79\s19/);
  await screen.findByText(/79\s19 er reserveret til dig/);
  await next(user);
  await step('Trin 7 af 7');
});

it.each([
  ['that has passed', '2026-01-05'],
  ['on a Sunday', addDays(day, 7 - new Date(day).getUTCDay())],
])('returns to the step of a date %s', async (_, wishDate) => {
  keepDraft({ ...aPortedDraft, number: { ...aPortedDraft.number, wishDate } });
  openCreation(server, '?trin=7');
  await step('Trin 4 af 7');
  expect(problems()).toEqual(['Nummeret kan kun flyttes på en hverdag, tidligst den næste']);
});

it('returns to the step of a date too far ahead (VAL-029)', async () => {
  keepDraft({ ...aPortedDraft, number: { ...aPortedDraft.number, wishDate: '2999-01-05' } });
  openCreation(server, '?trin=7');
  await step('Trin 4 af 7');
  expect(problems()).toEqual(['Datoen må højst ligge fire måneder ude i fremtiden']);
});

it('shows that a plan is no longer sold, and asks for another', async () => {
  keepDraft({ ...aDraft, plan: { category: 'Voice', offering: 'Gammel' } });
  const { user } = openCreation(server, '?trin=7');
  await step('Trin 1 af 7');
  expect(problems()).toEqual(['Abonnementet sælges ikke længere. Vælg et andet.']);
  await next(user);
  expect(problems()).toEqual(['Vælg et abonnement']);
  await choose(user, 'Erhverv Stor');
  await next(user);
  await step('Trin 7 af 7');
});

it('shows that the reservation of a number has expired, and renews it (PLAN-015)', async () => {
  keepDraft({ ...aDraft, number: { ...aDraft.number, reservedUntil: '2026-01-01T09:15:00.000Z' } }, [
    'plan',
    'user',
    'account',
  ]);
  const { user, reserved } = openCreation(server, '?trin=4');
  expect(await screen.findByText(/er løbet ud/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hold nummeret i 15 minutter til' }));
  expect(await screen.findByText(/er reserveret til dig/)).toBeVisible();
  expect(reserved).toEqual(['10900000']);
});
