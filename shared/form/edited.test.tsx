import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { TextField } from 'shared/ui/text-field';
import { accessibilityFaults } from '../testing/accessibility.ts';
import { ChangedMeanwhile, useEdited } from './edited.tsx';
import { Form, useFormState } from './form.tsx';

const schema = z.object({ name: z.string() });
const first = { name: 'Nord', version: 3 };
const theirs = { name: 'Kranerne', version: 4 };

/** Edits a record that has version 4 by now; `refetch` is a background refetch. */
const open = () => {
  const sent: string[] = [];
  const outside: { refetch: () => void; isReadable: boolean } = {
    refetch: () => undefined,
    isReadable: true,
  };
  const Page = () => {
    const [current, setCurrent] = useState(first);
    outside.refetch = () => {
      setCurrent(theirs);
    };
    const readAgain = () => {
      if (outside.isReadable) setCurrent(theirs);
      return Promise.resolve({ isSuccess: outside.isReadable });
    };
    const edited = useEdited(current, readAgain);
    const { begun, refusal } = edited;
    const form = useFormState({ schema, initial: { name: begun.name } });
    const submit = ({ name }: { name: string }) => {
      sent.push(`${name} ${String(begun.version)}`);
      if (begun.version < theirs.version) refusal.onRefused();
    };
    return (
      <Form form={form} write={{ submit, isPending: false }} submit="Gem">
        <ChangedMeanwhile edited={edited} form={form} />
        <TextField {...form.field('name')} label="Navn" />
      </Form>
    );
  };
  const { container } = render(<Page />);
  return {
    sent,
    outside,
    container,
    refetch: () => {
      act(() => {
        outside.refetch();
      });
    },
    user: userEvent.setup(),
  };
};
const name = () => screen.getByLabelText('Navn');
const press = (user: ReturnType<typeof userEvent.setup>, label: string) =>
  user.click(screen.getByRole('button', { name: label }));

it('starts with the newest data until something is entered', async () => {
  const { refetch, user, sent } = open();
  refetch();
  expect(name()).toHaveValue('Kranerne');
  await press(user, 'Gem');
  expect(sent).toEqual(['Kranerne 4']);
});

it('keeps the entered text on a background refetch, and shows every refusal', async () => {
  const { refetch, user, sent, container } = open();
  await user.type(name(), ' 2');
  refetch();
  expect(name()).toHaveValue('Nord 2');
  await press(user, 'Gem');
  const box = screen.getByRole('alert');
  expect(box).toHaveTextContent(/ændret, siden du åbnede dem.*Dine ændringer er ikke gemt/);
  expect(box.parentElement).toHaveFocus();
  expect(await accessibilityFaults(container)).toEqual([]);
  await press(user, 'Gem');
  expect(box.parentElement).toHaveFocus();
  expect(name()).toHaveValue('Nord 2');
  // Back to the initial text: it still takes a press to replace it.
  await user.type(name(), '{Backspace}{Backspace}');
  expect(name()).toHaveValue('Nord');
  expect(sent).toEqual(['Nord 2 3', 'Nord 2 3']);
});

it('loads the new data on request, and then submits with its version', async () => {
  const { user, sent } = open();
  await user.type(name(), ' 2');
  await press(user, 'Gem');
  await press(user, 'Hent de nye oplysninger');
  expect(await screen.findByDisplayValue('Kranerne')).toBe(name());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').parentElement).toHaveFocus();
  await user.type(name(), ' 2');
  await press(user, 'Gem');
  expect(sent).toEqual(['Nord 2 3', 'Kranerne 2 4']);
});

it('keeps the entered text and shows an error when the new data fails to load', async () => {
  const { user, outside } = open();
  outside.isReadable = false;
  await user.type(name(), ' 2');
  await press(user, 'Gem');
  await press(user, 'Hent de nye oplysninger');
  expect(screen.getByRole('alert')).toHaveTextContent(/kunne ikke hentes/);
  expect(name()).toHaveValue('Nord 2');
  outside.isReadable = true;
  await press(user, 'Hent de nye oplysninger');
  expect(await screen.findByDisplayValue('Kranerne')).toBe(name());
});
