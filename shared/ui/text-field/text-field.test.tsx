import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './text-field.tsx';

it.each(['text', 'password', 'email', 'number', 'tel', 'search'] as const)(
  'has the type %s (UI-018)',
  type => {
    render(<TextField label="Felt" type={type} />);
    expect(screen.getByLabelText('Felt')).toHaveAttribute('type', type);
  },
);

it.each(['off', 'tel', 'one-time-code', 'new-password'] as const)('has autocomplete %s (UI-019)', value => {
  render(<TextField label="Felt" autocomplete={value} />);
  expect(screen.getByLabelText('Felt')).toHaveAttribute('autocomplete', value);
});

it('is described by its help and by its prefixed error, above the input', () => {
  render(<TextField label="E-mail" help="Vi sender en kode." error="Indtast en e-mail." />);
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Vi sender en kode. Fejl: Indtast en e-mail.');
  expect(screen.getByText('Indtast en e-mail.').compareDocumentPosition(input)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('marks an optional field', () => {
  render(<TextField label="Titel" isOptional />);
  expect(screen.getByLabelText('Titel (frivilligt)')).toBeInTheDocument();
});

it('calls onChange', async () => {
  const changed = jest.fn();
  render(
    <TextField
      label="Navn"
      onChange={e => {
        changed(e.target.value);
      }}
    />,
  );
  await userEvent.type(screen.getByLabelText('Navn'), 'Bo');
  expect(changed).toHaveBeenLastCalledWith('Bo');
});
