import { render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state.tsx';

it('shows what is missing, with an action', () => {
  render(
    <EmptyState action={<button>Fjern filtre</button>}>Ingen abonnementer matcher dine filtre.</EmptyState>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Ingen abonnementer matcher dine filtre.');
  expect(screen.getByRole('button', { name: 'Fjern filtre' })).toBeInTheDocument();
});
