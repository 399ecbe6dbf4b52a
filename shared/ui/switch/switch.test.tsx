import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './switch.tsx';

it('is switched by keyboard, and described by its help', async () => {
  render(<Switch help="Ingen opkald til udlandet.">Spær udlandsopkald</Switch>);
  const control = screen.getByRole('switch', { name: 'Spær udlandsopkald' });
  expect(control).toHaveAccessibleDescription('Ingen opkald til udlandet.');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(control).toBeChecked();
});
