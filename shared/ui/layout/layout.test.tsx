import { render, screen } from '@testing-library/react';
import { Cluster, Columns, Stack } from './layout.tsx';

it('keeps the order of its children, for reading and keyboard', () => {
  render(
    <Stack>
      <Cluster justify="between">
        <button>Gem</button>
        <button>Annuller</button>
      </Cluster>
      <Columns width="narrow">
        <button>Hjælp</button>
      </Columns>
    </Stack>,
  );
  expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual([
    'Gem',
    'Annuller',
    'Hjælp',
  ]);
});

it.each([
  [<Stack>{null}</Stack>, '4'],
  [<Cluster>{null}</Cluster>, '3'],
  [<Columns>{null}</Columns>, '5'],
  [<Stack gap={8}>{null}</Stack>, '8'],
])('has a gap of the scale', (element, gap) => {
  const { container } = render(element);
  expect(container.firstElementChild).toHaveAttribute('data-gap', gap);
});
