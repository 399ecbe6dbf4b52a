import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'all', title: 'Alle kundenumre', content: 'Adgang til alt' },
  { id: 'some', title: 'Udvalgte kundenumre', content: 'Vælg kundenumre' },
];

it('opens one item at a time (UI-034)', async () => {
  render(<Accordion items={items} />);
  await userEvent.click(screen.getByRole('button', { name: 'Alle kundenumre' }));
  expect(screen.getByRole('region', { name: 'Alle kundenumre' })).toHaveTextContent('Adgang til alt');
  await userEvent.click(screen.getByRole('button', { name: 'Udvalgte kundenumre' }));
  expect(screen.queryByText('Adgang til alt')).toBeNull();
  expect(screen.getByText('Vælg kundenumre')).toBeInTheDocument();
});

it('keeps several items open with allowsMultiple (UI-034)', async () => {
  render(<Accordion items={items} allowsMultiple />);
  await userEvent.click(screen.getByRole('button', { name: 'Alle kundenumre' }));
  await userEvent.click(screen.getByRole('button', { name: 'Udvalgte kundenumre' }));
  expect(screen.getAllByRole('region')).toHaveLength(2);
});

it('calls onOpenChange with no items when the open one is pressed', async () => {
  const changed = jest.fn();
  render(<Accordion items={items} open={['all']} onOpenChange={changed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Alle kundenumre', expanded: true }));
  expect(changed).toHaveBeenCalledWith([]);
});
