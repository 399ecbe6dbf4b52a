import { render, screen } from '@testing-library/react';
import { TextArea } from './text-area.tsx';

it('is described by its help and error', () => {
  render(<TextArea label="Bemærkning" help="Højst 500 tegn." error="Indtast en bemærkning" />);
  expect(screen.getByRole('textbox', { name: 'Bemærkning' })).toHaveAccessibleDescription(
    'Højst 500 tegn. Fejl: Indtast en bemærkning',
  );
});
