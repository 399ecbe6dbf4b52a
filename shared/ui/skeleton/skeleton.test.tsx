import { render, screen } from '@testing-library/react';
import { Skeleton } from './skeleton.tsx';

it("has the visually hidden text 'Indlæser' (UI-035)", () => {
  render(<Skeleton shape="rows" count={5} />);
  expect(screen.getByText('Indlæser')).toHaveClass('visually-hidden');
});
