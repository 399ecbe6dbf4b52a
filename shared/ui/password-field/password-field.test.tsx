import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PasswordField } from './password-field.tsx';

const Form = () => {
  const [value, setValue] = useState('');
  return (
    <PasswordField
      label="Adgangskode"
      autocomplete="new-password"
      value={value}
      onChange={setValue}
      requirements={[
        { text: 'Mindst 8 tegn', isMet: value.length >= 8 },
        { text: 'Et tal', isMet: /\d/.test(value) },
      ]}
    />
  );
};
const field = () => screen.getByLabelText('Adgangskode');

it('shows and hides the password', async () => {
  render(<Form />);
  expect(field()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Vis adgangskode' }));
  expect(field()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Skjul adgangskode' }));
  expect(field()).toHaveAttribute('type', 'password');
});

it.each(['new-password', 'current-password'] as const)('has autocomplete %s', autocomplete => {
  render(
    <PasswordField label="Adgangskode" autocomplete={autocomplete} value="" onChange={() => undefined} />,
  );
  expect(field()).toHaveAttribute('autocomplete', autocomplete);
  expect(screen.queryByRole('list')).toBeNull();
});

it('keeps a pasted password unchanged', async () => {
  render(<Form />);
  await userEvent.click(field());
  await userEvent.paste(' Æble 2026 ');
  expect(field()).toHaveValue(' Æble 2026 ');
});

it('shows the fulfilled requirements while typing, and announces when all are', async () => {
  render(<Form />);
  const list = within(screen.getByRole('list'));
  expect(field()).toHaveAccessibleDescription('Mangler: Mindst 8 tegn Mangler: Et tal');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(field(), '1');
  expect(list.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Mangler: Mindst 8 tegn',
    'Opfyldt: Et tal',
  ]);
  await userEvent.type(field(), '2345678');
  expect(screen.getByRole('status')).toHaveTextContent('Adgangskoden opfylder alle krav.');
});
