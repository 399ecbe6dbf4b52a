import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner.tsx';

it('announces what is loading', () => {
  render(<Spinner>Henter fakturaer …</Spinner>);
  expect(screen.getByRole('status')).toHaveTextContent('Henter fakturaer …');
});
