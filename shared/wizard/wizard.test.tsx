import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import type { Remote } from '../remote/remote.ts';
import { Link } from 'shared/router';
import { accessibilityFaults } from '../testing/accessibility.ts';
import { arrivalAt } from '../testing/addresses.ts';
import { renderWithHost } from '../testing/render-with-host.tsx';
import { RadioGroup } from 'shared/ui/radio-group';
import { TextField } from 'shared/ui/text-field';
import { field, must } from '../validation/rule.ts';
import { useWizard, Wizard, type WizardSteps } from './wizard.tsx';

type All = {
  readonly kind: { readonly kind: 'new' | 'move' | undefined };
  readonly number: { readonly number: string };
  readonly user: { readonly name: string };
};

const steps: WizardSteps<All> = {
  kind: {
    title: 'Nummer',
    initial: { kind: undefined },
    schema: z.object({ kind: z.enum(['new', 'move'], { error: 'Vælg en mulighed' }) }),
    fields: form => (
      <RadioGroup
        {...form.field('kind')}
        label="Hvilket nummer?"
        options={[
          { value: 'new', label: 'Nyt nummer' },
          { value: 'move', label: 'Flyt et nummer' },
        ]}
      />
    ),
    facts: ({ kind }) => [{ term: 'Nummer', value: kind === 'new' ? 'Nyt nummer' : 'Flyttes' }],
  },
  number: {
    title: 'Flytning',
    initial: { number: '' },
    isSkipped: all => all.kind.kind !== 'move',
    schema: z.object({ number: field(must(text => /^\d{8}$/.test(text), 'Indtast 8 cifre')) }),
    fields: form => <TextField {...form.field('number')} label="Telefonnummer" />,
    facts: ({ number }) => [{ term: 'Telefonnummer', value: number }],
  },
  user: {
    title: 'Bruger',
    initial: { name: '' },
    schema: (_, all) =>
      z.object({
        name: field(must(text => text !== '', `Indtast et navn (${all.kind.kind ?? ''})`)),
      }),
    fields: form => <TextField {...form.field('name')} label="Navn" />,
    facts: ({ name }) => [{ term: 'Navn', value: name }],
  },
};

const submitted = jest.fn();

const Page = () => {
  const wizard = useWizard('create', steps);
  const submit = (all: All) => {
    submitted(all);
    wizard.leaveFor('/1001/oprettet');
  };
  return (
    <>
      <h1>Opret abonnement</h1>
      <Wizard wizard={wizard} write={{ submit, isPending: false }} submit="Bestil" cancelHref="/1001/x" />
    </>
  );
};

const remote = {
  routes: [
    { path: 'opret', element: <Page /> },
    { path: 'liste', element: <Link to="/1001/opret">Opret</Link> },
    { path: 'oprettet', element: <p>Oprettet</p> },
  ],
} as unknown as Remote;
const openAt = (path: string, customer = {}) => ({
  user: userEvent.setup(),
  ...renderWithHost(remote, { path, customer }),
});
const open = (query = '', customer = {}) => openAt(`opret${query}`, customer);
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const next = () => screen.getByRole('button', { name: 'Næste' });

beforeEach(() => {
  sessionStorage.clear();
  submitted.mockClear();
});

it('goes step by step to a summary, and submits everything on confirmation', async () => {
  const { user, address, container } = open();
  await heading('Trin 1 af 3: Nummer');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Nyt nummer' }));
  await user.click(next());
  expect(await heading('Trin 2 af 3: Bruger')).toHaveFocus();
  expect(address()).toBe('/1001/opret?trin=2');
  await user.type(screen.getByLabelText('Navn'), 'Anna');
  await user.click(next());
  expect(await heading('Trin 3 af 3: Kontrollér dine valg')).toHaveFocus();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Nyt nummer',
    'Anna',
  ]);
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Bestil' }));
  expect(submitted).toHaveBeenCalledWith({
    kind: { kind: 'new' },
    number: { number: '' },
    user: { name: 'Anna' },
  });
  expect(sessionStorage).toHaveLength(0);
});

it('stays on an invalid step, and validates with the values of earlier steps', async () => {
  const { user } = open();
  await user.click(next());
  expect(screen.getByRole('alert')).toHaveTextContent('Vælg en mulighed');
  await user.click(screen.getByRole('radio', { name: 'Flyt et nummer' }));
  await user.click(next());
  await heading('Trin 2 af 4: Flytning');
  await user.type(screen.getByLabelText('Telefonnummer'), '12345678');
  await user.click(next());
  await heading('Trin 3 af 4: Bruger');
  await user.click(next());
  expect(screen.getByRole('alert')).toHaveTextContent('Indtast et navn (move)');
});

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('radio', { name: 'Nyt nummer' }));
  await user.click(next());
  await heading('Trin 2 af 3: Bruger');
  await user.type(screen.getByLabelText('Navn'), 'Anna');
};

it('keeps the entered values after going back and after a reload', async () => {
  const { user, go, unmount } = open();
  await fill(user);
  go(-1);
  await heading('Trin 1 af 3: Nummer');
  expect(screen.getByRole('radio', { name: 'Nyt nummer' })).toBeChecked();
  unmount();
  open('?trin=2');
  await heading('Trin 2 af 3: Bruger');
  expect(screen.getByLabelText('Navn')).toHaveValue('Anna');
});

it.each([
  ['', () => undefined],
  [', also after going back to a step', () => screen.findByRole('link', { name: 'Ret Nummer' })],
])('returns by the back button to where it was opened from when done%s', async (_, again) => {
  const { user, go, address } = openAt('liste');
  await user.click(screen.getByRole('link', { name: 'Opret' }));
  await heading('Trin 1 af 3: Nummer');
  await fill(user);
  await user.click(next());
  const link = await again();
  if (link) {
    await user.click(link);
    go(-1);
    await user.click((await again()) ?? link);
    await heading('Trin 1 af 3: Nummer');
    await user.click(next());
  }
  await user.click(await screen.findByRole('button', { name: 'Bestil' }));
  expect(await screen.findByText('Oprettet')).toBeVisible();
  go(-1);
  await arrivalAt('/1001/liste', address);
});

it('does not show the values of one customer to another', async () => {
  const { user, unmount } = open();
  await fill(user);
  unmount();
  open('', { id: '2002' });
  await heading('Trin 1 af 3: Nummer');
  expect(screen.getByRole('radio', { name: 'Nyt nummer' })).not.toBeChecked();
});

it('links from the summary to a step, which returns to the summary', async () => {
  const { user } = open();
  await fill(user);
  await user.click(next());
  await heading('Trin 3 af 3: Kontrollér dine valg');
  await user.click(screen.getByRole('link', { name: 'Ret Nummer' }));
  expect(await heading('Trin 1 af 3: Nummer')).toHaveFocus();
  await user.click(next());
  await heading('Trin 3 af 3: Kontrollér dine valg');
});

it.each(['?trin=3', '?trin=99', '?trin=x'])('opens %s at the first incomplete step', async query => {
  const { address } = open(query);
  await heading('Trin 1 af 3: Nummer');
  expect(address()).toMatch(query === '?trin=x' ? /\?trin=x$/ : /\?trin=1$/);
});

it.each(['null', '{', '{"values":1,"done":2}'])('starts over when session storage holds %s', async text => {
  sessionStorage.setItem('draft/create/user-1/1001', text);
  open();
  await heading('Trin 1 af 3: Nummer');
});
