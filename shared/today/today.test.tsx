import { render, screen } from '@testing-library/react';
import { standingClock } from '../testing/standing-clock.ts';
import { useToday } from './today.ts';

const Today = () => <p>{useToday()}</p>;

const clockStandsAt = standingClock();

it('is the day in Denmark, also after midnight', () => {
  clockStandsAt('2026-11-25T22:59:00Z');
  const { rerender } = render(<Today />);
  expect(screen.getByText('2026-11-25')).toBeVisible();
  clockStandsAt('2026-11-25T23:01:00Z');
  rerender(<Today />);
  expect(screen.getByText('2026-11-26')).toBeVisible();
});
