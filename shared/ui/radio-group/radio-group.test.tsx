import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'now', label: 'Nu' },
  { value: 'next', label: 'Næste periode', help: '1. december 2026' },
  { value: 'later', label: 'En anden dato', disabledReason: 'Kræver en kontrakt.' },
] as const;

it('selects an option, described by its help', async () => {
  const chosen = jest.fn();
  render(<RadioGroup label="Hvornår" options={options} value="now" onChange={chosen} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Næste periode' }));
  expect(chosen).toHaveBeenLastCalledWith('next');
  expect(screen.getByRole('radio', { name: 'Næste periode' })).toHaveAccessibleDescription(
    '1. december 2026',
  );
});

it('explains why an option is disabled', () => {
  render(<RadioGroup label="Hvornår" options={options} value={undefined} onChange={() => undefined} />);
  const later = screen.getByRole('radio', { name: 'En anden dato' });
  expect(later).toBeDisabled();
  expect(later).toHaveAccessibleDescription('Kræver en kontrakt.');
});

it('is a named group described by its error', () => {
  render(
    <RadioGroup
      label="Hvornår"
      options={options}
      value={undefined}
      onChange={() => undefined}
      error="Du skal vælge en mulighed"
    />,
  );
  expect(screen.getByRole('group', { name: 'Hvornår' })).toHaveAccessibleDescription(
    'Fejl: Du skal vælge en mulighed',
  );
});
