import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxGroup } from './checkbox-group.tsx';

const options = [
  { value: 'a', label: 'Aktiv' },
  { value: 'b', label: 'Spærret' },
  { value: 'c', label: 'Opsagt' },
];

it('adds and removes a value in the order of the options', async () => {
  const changed = jest.fn();
  const { rerender } = render(
    <CheckboxGroup label="Status" options={options} value={['c']} onChange={changed} />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Aktiv' }));
  expect(changed).toHaveBeenLastCalledWith(['a', 'c']);
  rerender(<CheckboxGroup label="Status" options={options} value={['a', 'c']} onChange={changed} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Opsagt' }));
  expect(changed).toHaveBeenLastCalledWith(['a']);
});

it('is a named group described by its error', () => {
  render(
    <CheckboxGroup
      label="Kundenumre"
      options={options}
      value={[]}
      onChange={() => undefined}
      error="Du skal vælge minimum ét kundenummer"
    />,
  );
  expect(screen.getByRole('group', { name: 'Kundenumre' })).toHaveAccessibleDescription(
    'Fejl: Du skal vælge minimum ét kundenummer',
  );
});
