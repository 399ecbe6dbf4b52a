import { render, screen } from '@testing-library/react';
import { Divider } from './divider.tsx';

it.each(['light', 'dark'] as const)('has the variant %s (UI-015)', variant => {
  render(<Divider variant={variant} />);
  expect(screen.getByRole('separator')).toHaveAttribute('data-variant', variant);
});
