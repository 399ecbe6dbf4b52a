import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from './pagination.tsx';
import { pageSteps } from './pages.ts';

it.each([
  [1, 10, 90, 'Viser 1-10 af 90 rækker'],
  [9, 10, 83, 'Viser 81-83 af 83 rækker'],
  [1, 10, 1, 'Viser 1 af 1 række'],
  [1, 10, 0, 'Viser 0-0 af 0 rækker'],
  [101, 100, 10_050, 'Viser 10.001-10.050 af 10.050 rækker'],
])('for page %d with %d rows each of %d shows: %s', (page, pageSize, total, text) => {
  render(<Pagination {...{ page, pageSize, total }} onPageChange={() => undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

it('goes to the previous, the next and a given page', async () => {
  const went = jest.fn();
  render(<Pagination page={2} pageSize={10} total={90} onPageChange={went} />);
  await userEvent.click(screen.getByRole('button', { name: 'Forrige side' }));
  await userEvent.click(screen.getByRole('button', { name: 'Næste side' }));
  await userEvent.click(screen.getByRole('button', { name: 'Side 9' }));
  expect(went.mock.calls).toEqual([[1], [3], [9]]);
  expect(screen.getByRole('button', { name: 'Side 2' })).toHaveAttribute('aria-current', 'page');
});

it.each([
  [1, ['Næste side']],
  [2, ['Forrige side', 'Næste side']],
  [9, ['Forrige side']],
])('has no button before the first or after the last page: page %d has %j', (page, names) => {
  render(<Pagination page={page} pageSize={10} total={90} onPageChange={() => undefined} />);
  expect(screen.getAllByRole('button', { name: /^(Forrige|Næste) side$/ })).toHaveLength(names.length);
  for (const name of names) expect(screen.getByRole('button', { name })).toBeEnabled();
});

it('changes the page size', async () => {
  const chosen = jest.fn();
  render(
    <Pagination page={1} pageSize={10} total={90} onPageChange={() => undefined} onPageSizeChange={chosen} />,
  );
  await userEvent.selectOptions(screen.getByLabelText('Vis rækker pr. side'), '50');
  expect(chosen).toHaveBeenCalledWith(50);
});

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [4, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
])('for page %d of %d offers %j', (current, last, steps) => {
  expect(pageSteps(current, last)).toEqual(steps);
});
