import { render, screen } from '@testing-library/react';
import { DescriptionList } from './description-list.tsx';

it('pairs terms with values, and omits missing values', () => {
  render(
    <DescriptionList
      items={[
        { term: 'E-mail', value: 'anna@demo.example' },
        { term: 'Segment', value: undefined },
      ]}
    />,
  );
  expect(screen.getByRole('definition')).toHaveTextContent('anna@demo.example');
  expect(screen.queryByText('Segment')).toBeNull();
});
