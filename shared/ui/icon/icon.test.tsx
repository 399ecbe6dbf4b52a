import { render, screen } from '@testing-library/react';
import { Icon } from './icon.tsx';
import type { IconSize } from './icon.tsx';

const sizes: IconSize[] = ['xxxxl', 'xxxl', 'xxl', 'xl', 'lg', 'md', 'sm', 'xs', 'xxs'];

it.each(sizes)('has the size %s (UI-005)', size => {
  render(<Icon name="sim" size={size} label="SIM-kort" />);
  expect(screen.getByRole('img', { name: 'SIM-kort' })).toHaveAttribute('data-size', size);
});

it.each([90, 180, 270] as const)('turns %d degrees (UI-006)', rotate => {
  render(<Icon name="chevron" rotate={rotate} label="Pil" />);
  expect(screen.getByRole('img')).toHaveAttribute('data-rotate', String(rotate));
});

it('leaves the size to its container, medium on a page, when none is given (UI-007)', () => {
  render(<Icon name="sim" label="SIM-kort" />);
  expect(screen.getByRole('img')).not.toHaveAttribute('data-size');
});

it('is hidden from screen readers without a label', () => {
  render(<Icon name="sim" />);
  expect(screen.queryByRole('img')).toBeNull();
});
