import { render, screen } from '@testing-library/react';
import { Tile } from './tile.tsx';

it('is one link with title, value and text', () => {
  render(
    <Tile href="/1001/faktura" title="Forfaldne fakturaer" icon="invoice" value="2">
      I alt 1.234,50 kr.
    </Tile>,
  );
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/1001/faktura');
  expect(link).toHaveTextContent('Forfaldne fakturaer2I alt 1.234,50 kr.');
});
