import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChoiceCards } from './choice-cards.tsx';

const options = [
  { value: 'small', title: 'Erhverv 10 GB', facts: ['10 GB data', 'Fri tale'], price: '99,00 kr./md' },
  {
    value: 'large',
    title: 'Erhverv 50 GB',
    facts: ['50 GB data'],
    price: '199,00 kr./md',
    difference: '100,00 kr./md mere',
    tag: 'Populær',
  },
  { value: 'old', title: 'Erhverv Classic', disabledReason: 'Sælges ikke længere.' },
] as const;

const Cards = ({ error }: { readonly error?: string }) => {
  const [value, setValue] = useState<'small' | 'large' | 'old' | undefined>('small');
  return <ChoiceCards label="Prisplan" options={options} value={value} onChange={setValue} error={error} />;
};

it('names each card by its title, described by facts, price and difference', () => {
  render(<Cards />);
  expect(screen.getByRole('radio', { name: 'Erhverv 50 GB' })).toHaveAccessibleDescription(
    '50 GB data 199,00 kr./md 100,00 kr./md mere',
  );
});

it('is selected by a click anywhere on the card, and by the arrow keys', async () => {
  render(<Cards />);
  await userEvent.click(screen.getByText('50 GB data'));
  expect(screen.getByRole('radio', { name: 'Erhverv 50 GB' })).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'Erhverv 10 GB' })).toBeChecked();
});

it('explains why a card is disabled', () => {
  render(<Cards />);
  const old = screen.getByRole('radio', { name: 'Erhverv Classic' });
  expect(old).toBeDisabled();
  expect(old).toHaveAccessibleDescription('Sælges ikke længere.');
});

it('is a named group described by its error', () => {
  render(<Cards error="Du skal vælge en prisplan" />);
  expect(screen.getByRole('group', { name: 'Prisplan' })).toHaveAccessibleDescription(
    'Fejl: Du skal vælge en prisplan',
  );
});
