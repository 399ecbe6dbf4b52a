import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select.tsx';

const options = [
  { value: 'lost', label: 'Mistet' },
  { value: 'stolen', label: 'Stjålet' },
];

it('shows the placeholder, and reports the chosen option', async () => {
  const changed = jest.fn();
  render(
    <Select
      label="Årsag"
      options={options}
      placeholder="Vælg en årsag"
      onChange={e => {
        changed(e.target.value);
      }}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Årsag' });
  expect(select).toHaveDisplayValue('Vælg en årsag');
  await userEvent.selectOptions(select, 'Stjålet');
  expect(changed).toHaveBeenCalledWith('stolen');
});

it('is described by its error', () => {
  render(<Select label="Årsag" options={options} error="Vælg en årsag." />);
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Fejl: Vælg en årsag.');
});
