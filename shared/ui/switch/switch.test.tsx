import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './switch.tsx';

it('goes on and off by keyboard and reads its explanation', async () => {
  render(<Switch help="Ingen opkald til udlandet.">Spær udlandsopkald</Switch>);
  const control = screen.getByRole('switch', { name: 'Spær udlandsopkald' });
  expect(control).toHaveAccessibleDescription('Ingen opkald til udlandet.');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(control).toBeChecked();
});
