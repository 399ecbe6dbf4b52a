import { render, screen } from '@testing-library/react';
import { Card } from './card.tsx';

it('is a region named by its heading', () => {
  render(
    <Card title="Rettigheder" level={3}>
      Alle kundenumre
    </Card>,
  );
  expect(screen.getByRole('region', { name: 'Rettigheder' })).toHaveTextContent('Alle kundenumre');
  expect(screen.getByRole('heading', { level: 3 })).toBeInTheDocument();
});
