import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select.tsx';

const options = [
  { value: 'lost', label: 'Mistet' },
  { value: 'stolen', label: 'Stjålet' },
];

it('offers the options and reports the choice', async () => {
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

it('reads its error with the field', () => {
  render(<Select label="Årsag" options={options} error="Vælg en årsag." />);
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Fejl: Vælg en årsag.');
});
