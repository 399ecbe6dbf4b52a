import { render, screen } from '@testing-library/react';
import { Tag } from './tag.tsx';

it('shows its text, neutral by default', () => {
  render(<Tag>Afventer</Tag>);
  expect(screen.getByText('Afventer')).toHaveAttribute('data-tone', 'neutral');
});

it.each(['success', 'warning', 'error', 'info', 'neutral', 'accent'] as const)('has the tone %s', tone => {
  render(<Tag tone={tone}>Aktiv</Tag>);
  expect(screen.getByText('Aktiv')).toHaveAttribute('data-tone', tone);
});
