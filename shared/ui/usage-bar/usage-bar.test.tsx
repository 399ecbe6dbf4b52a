import { render, screen } from '@testing-library/react';
import { UsageBar, usageLevel } from './usage-bar.tsx';

it('is a meter with its value as text', () => {
  render(<UsageBar label="Data i Danmark" used={12.3} limit={20} text="12,3 GB af 20 GB" />);
  const meter = screen.getByRole('meter', { name: 'Data i Danmark' });
  expect(meter).toHaveAttribute('aria-valuenow', '62');
  expect(meter).toHaveAttribute('aria-valuetext', '12,3 GB af 20 GB');
});

it.each([
  [20, 20, []],
  [25, 20, ['80%']],
  [5, 0, []],
])('marks the exceeded limit: %d of %d', (used, limit, marks) => {
  const { container } = render(<UsageBar label="Data" used={used} limit={limit} text="" />);
  const marked = [...container.querySelectorAll<HTMLElement>('.limit')];
  expect(marked.map(({ style }) => style.insetInlineStart)).toEqual(marks);
});

it.each([
  [0, 10, 'normal'],
  [7.99, 10, 'normal'],
  [8, 10, 'near'],
  [10, 10, 'spent'],
  [12, 10, 'spent'],
  [0, 0, 'spent'],
] as const)('%d of %d has the level %s', (used, limit, level) => {
  expect(usageLevel(used, limit)).toBe(level);
});
