import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { drawings } from './drawings.ts';
import { Icon } from './icon.tsx';
import type { IconSize } from './icon.tsx';

const styles = readFileSync(path.join(__dirname, 'icon.module.css'), 'utf8');
const sizes: IconSize[] = ['xxxxl', 'xxxl', 'xxl', 'xl', 'lg', 'md', 'sm', 'xs', 'xxs'];

it.each(sizes)('has the size %s (UI-005)', size => {
  render(<Icon name="sim" size={size} label="Simkort" />);
  expect(screen.getByRole('img', { name: 'Simkort' })).toHaveAttribute('data-size', size);
});

it('has these sizes in rem, and these icons (UI-009)', () => {
  const measures = [...styles.matchAll(/\[data-size='(\w+)'\] \{\s+--size: ([\d.]+)rem;/g)];
  expect(Object.fromEntries(measures.map(([, size, rem]) => [size, Number(rem) * 16]))).toEqual({
    xxs: 12,
    xs: 16,
    sm: 20,
    md: 24,
    lg: 32,
    xl: 40,
    xxl: 48,
    xxxl: 64,
    xxxxl: 80,
  });
  expect(Object.keys(drawings).join(' ')).toBe(
    'arrow-left arrow-right bell box broadband building calendar card chart chat check chevron clock close copy ' +
      'document download edit envelope error esim external eye eye-off filter forward globe help home info invoice ' +
      'list lock logout menu minus more pause phone play plus refresh search settings shield sim sort success swap ' +
      'trash tree unlock upload user users warning',
  );
});

it.each([90, 180, 270] as const)('rotates by %d degrees (UI-006)', rotate => {
  render(<Icon name="chevron" rotate={rotate} label="Pil" />);
  expect(screen.getByRole('img')).toHaveAttribute('data-rotate', String(rotate));
});

it('inherits the size of its container, or is medium, when none is given (UI-007)', () => {
  render(<Icon name="sim" label="Simkort" />);
  expect(screen.getByRole('img')).not.toHaveAttribute('data-size');
  const [, medium] = /\[data-size='md'\] \{\s+--size: ([\d.]+rem);/.exec(styles) ?? [];
  expect(styles).toContain(`--size: var(--icon-default-size, ${String(medium)});`);
});

it('is hidden from screen readers without a label', () => {
  render(<Icon name="sim" />);
  expect(screen.queryByRole('img')).toBeNull();
});
