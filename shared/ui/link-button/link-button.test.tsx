import { render, screen } from '@testing-library/react';
import { LinkButton } from './link-button.tsx';

it('is a link styled as a button', () => {
  render(
    <LinkButton href="/opret" size="large" icon="plus">
      Opret abonnement
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Opret abonnement' });
  expect(link).toHaveAttribute('href', '/opret');
  expect(link).toHaveAttribute('data-variant', 'primary');
  expect(link).toHaveAttribute('data-size', 'large');
});
