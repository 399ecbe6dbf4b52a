import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as z from 'zod/mini';
import { accessibilityFaults } from '../testing/accessibility.ts';
import { createMemoryRouter, Link, RouterProvider } from 'shared/router';
import { PasswordField } from 'shared/ui/password-field';
import { RadioGroup } from 'shared/ui/radio-group';
import { TextField } from 'shared/ui/text-field';
import { field, must } from '../validation/rule.ts';
import { Form, useForm, useFormState, type FormProps } from './form.tsx';

const schema = z.pipe(
  z.object({
    name: field(must(value => value !== '', 'Indtast et navn')),
    secret: field(
      must(value => value.length > 2, 'Mindst 3 tegn'),
      text => text,
    ),
    kind: z.enum(['small', 'large'], { error: 'Vælg en størrelse' }),
  }),
  z.transform(({ name, ...rest }) => ({ title: name, ...rest })),
);
const initial = { name: '', secret: '', kind: undefined as 'small' | 'large' | undefined };

interface PageProps {
  readonly submit: (body: unknown) => void;
  readonly isPending?: boolean;
  readonly frame?: Partial<FormProps<unknown>>;
}

const Page = ({ submit, isPending = false, frame }: PageProps) => {
  const form = useForm({ schema, initial });
  return (
    <>
      <Form form={form} write={{ submit, isPending }} submit="Gem" cancelHref="/before" {...frame}>
        <TextField
          {...form.field('name')}
          label="Navn"
          onBlur={() => {
            form.touch('name');
          }}
        />
        <PasswordField {...form.field('secret')} label="Kode" autocomplete="new-password" />
        <RadioGroup
          {...form.field('kind')}
          label="Størrelse"
          options={[
            { value: 'small', label: 'Lille' },
            { value: 'large', label: 'Stor' },
          ]}
        />
      </Form>
      <Link to="/after">Menu</Link>
      <button
        onClick={() => {
          form.refuse('name', 'Navnet er taget');
        }}
      >
        Afvis
      </button>
      <button
        onClick={() => {
          form.leave('/after');
        }}
      >
        Forlad
      </button>
    </>
  );
};

const open = (props: Partial<PageProps> = {}) => {
  const submit = jest.fn();
  const router = createMemoryRouter(
    [
      { path: '/', element: <Page submit={submit} {...props} /> },
      { path: '/after', element: <p>Bagefter</p> },
    ],
    { initialEntries: ['/'] },
  );
  const { container } = render(<RouterProvider router={router} />);
  return { submit, container, user: userEvent.setup() };
};
type User = ReturnType<typeof userEvent.setup>;
const press = (user: User, name: string) =>
  user.click(screen.getByRole('button', { name: new RegExp(name) }));
const fill = async (user: User) => {
  await user.type(screen.getByLabelText('Navn'), ' Lager ');
  await user.type(screen.getByLabelText('Kode'), ' a b ');
  await user.click(screen.getByRole('radio', { name: 'Stor' }));
};
const summary = () => screen.getByRole('alert');

it('submits what the schema makes of the values', async () => {
  const { submit, user, container } = open();
  expect(await accessibilityFaults(container)).toEqual([]);
  await fill(user);
  await press(user, 'Gem');
  expect(submit.mock.calls).toEqual([[{ title: 'Lager', secret: ' a b ', kind: 'large' }]]);
});

it('does not submit after it was left, though still rendered', async () => {
  const { submit, user } = open();
  await fill(user);
  const [leave, send] = ['Forlad', 'Gem'].map(name => screen.getByRole('button', { name }));
  act(() => {
    leave?.click();
    send?.click();
  });
  expect(submit).not.toHaveBeenCalled();
});

it('shows errors on submit: in the summary, in order, and at each field', async () => {
  const { submit, user, container } = open();
  expect(screen.queryByRole('alert')).toBeNull();
  await press(user, 'Gem');
  expect(submit).not.toHaveBeenCalled();
  expect(summary()).toHaveFocus();
  const links = within(summary()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Indtast et navn',
    'Mindst 3 tegn',
    'Vælg en størrelse',
  ]);
  expect(screen.getByLabelText('Navn')).toHaveAccessibleDescription('Fejl: Indtast et navn');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Vælg en størrelse' }));
  expect(screen.getByRole('group', { name: 'Størrelse' })).toHaveFocus();
  await user.type(screen.getByLabelText('Navn'), 'L');
  expect(within(summary()).queryByText('Indtast et navn')).toBeNull();
  await press(user, 'Gem');
  expect(summary()).toHaveFocus();
});

it('shows the error of a field on blur, but not while it is empty', async () => {
  const { user } = open();
  const name = screen.getByLabelText('Navn');
  await user.click(name);
  await user.tab();
  expect(name).not.toBeInvalid();
  await user.type(name, ' ');
  expect(name).not.toBeInvalid();
  await user.tab();
  expect(name).toHaveAccessibleDescription('Fejl: Indtast et navn');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows an error of the server at its field until the field changes', async () => {
  const { submit, user } = open();
  await fill(user);
  await press(user, 'Afvis');
  expect(summary()).toHaveFocus();
  expect(summary()).toHaveTextContent('Navnet er taget');
  expect(screen.getByLabelText('Navn')).toHaveAccessibleDescription('Fejl: Navnet er taget');
  await user.type(screen.getByLabelText('Kode'), 'c');
  expect(summary()).toHaveTextContent('Navnet er taget');
  await user.type(screen.getByLabelText('Navn'), '2');
  expect(screen.queryByRole('alert')).toBeNull();
  await press(user, 'Afvis');
  await press(user, 'Gem');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(submit).toHaveBeenCalledTimes(1);
});

it('does not submit while pending', async () => {
  const { submit, user } = open({ isPending: true });
  await fill(user);
  // Enter submits a form of one field although its button is pending.
  fireEvent.submit(screen.getByRole<HTMLInputElement>('textbox', { name: 'Navn' }).form ?? document);
  expect(submit).not.toHaveBeenCalled();
});

it.each([
  [true, 0],
  [false, 1],
])('with pending %p, calls onCancel %p times', async (isPending, times) => {
  const onCancel = jest.fn();
  const { user } = open({ isPending, frame: { onCancel } });
  await press(user, 'Annuller');
  expect(onCancel).toHaveBeenCalledTimes(times);
});

it('asks for confirmation before unsaved changes are lost, unless it is left by the page (UI-030)', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Kode'), 'L');
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  await user.click(await screen.findByRole('button', { name: 'Nej, gå tilbage' }));
  expect(screen.getByLabelText('Kode')).toHaveValue('L');
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  await press(user, 'Forlad');
  expect(await screen.findByText('Bagefter')).toBeVisible();
});

it('does not ask for confirmation when nothing has changed', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Navn'), 'L{Backspace}');
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  expect(await screen.findByText('Bagefter')).toBeVisible();
});

it('does not submit an unchanged form with onUnchanged', async () => {
  const onUnchanged = jest.fn();
  const { submit, user } = open({ frame: { onUnchanged } });
  await press(user, 'Gem');
  expect(onUnchanged).toHaveBeenCalledTimes(1);
  await fill(user);
  await press(user, 'Gem');
  expect(submit).toHaveBeenCalledTimes(1);
});

it('keeps focus in the page when submitting removes the form', async () => {
  const user = userEvent.setup();
  const OnPage = () => {
    const [isGone, setIsGone] = useState(false);
    const submit = () => {
      setIsGone(true);
    };
    const form = useFormState({ schema: z.object({}), initial: {} });
    return (
      <main tabIndex={-1}>
        {isGone ? (
          'Der er en ændring i gang'
        ) : (
          <Form form={form} write={{ submit, isPending: false }} submit="Gem">
            {null}
          </Form>
        )}
      </main>
    );
  };
  render(<OnPage />);
  await user.click(screen.getByRole('button', { name: 'Gem' }));
  expect(screen.getByRole('main')).toHaveTextContent('Der er en ændring i gang');
  expect(screen.getByRole('main')).toHaveFocus();
});
