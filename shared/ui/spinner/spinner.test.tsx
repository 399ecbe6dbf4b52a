import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner.tsx';

it('says what is being waited for', () => {
  render(<Spinner>Henter fakturaer …</Spinner>);
  expect(screen.getByRole('status')).toHaveTextContent('Henter fakturaer …');
});
