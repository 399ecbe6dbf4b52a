import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TreeList } from './tree-list.tsx';

const nodes = [
  {
    id: 'root',
    name: 'Nordhavn Byg',
    content: 'Nordhavn Byg',
    children: [{ id: 'child', name: 'Værksted', content: 'Værksted' }],
  },
];

it('collapses the children of a node', async () => {
  render(<TreeList label="Kundenumre" nodes={nodes} />);
  expect(screen.getByRole('list', { name: 'Kundenumre' })).toHaveTextContent('Værksted');
  await userEvent.click(screen.getByRole('button', { name: 'Under Nordhavn Byg', expanded: true }));
  expect(screen.queryByText('Værksted')).toBeNull();
});

it('starts collapsed with initiallyClosed', () => {
  render(<TreeList label="Kundenumre" nodes={nodes} initiallyClosed={['root']} />);
  expect(screen.getByRole('button', { expanded: false })).toBeInTheDocument();
});
