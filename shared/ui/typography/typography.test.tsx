import { render, screen } from '@testing-library/react';
import { Typography } from './typography.tsx';

it.each(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'span'] as const)('has the tag %s (UI-016)', tag => {
  render(<Typography tag={tag}>Faktura</Typography>);
  expect(screen.getByText('Faktura').tagName).toBe(tag.toUpperCase());
});

it.each(['regular', 'medium', 'bold'] as const)('has the weight %s (UI-017)', weight => {
  render(<Typography weight={weight}>Faktura</Typography>);
  expect(screen.getByText('Faktura')).toHaveAttribute('data-weight', weight);
});
