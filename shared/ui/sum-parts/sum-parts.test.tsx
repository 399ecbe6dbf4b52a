import { render, screen } from '@testing-library/react';
import { hrefOf } from '../../testing/addresses.ts';
import { SumParts } from './sum-parts.tsx';

it('shows each part with its amount and a link to its invoices', () => {
  render(
    <SumParts
      parts={[
        { term: 'Forfaldent', value: '2,00 kr.', note: '1 faktura', href: '/1001/faktura?del=Overdue' },
        { term: 'Til betaling', value: '0,00 kr.', note: 'Ingen fakturaer' },
      ]}
      total={{ term: 'Åbent i alt', value: '2,00 kr.', note: '1 faktura', href: '/1001/faktura' }}
    >
      <p>Mere</p>
    </SumParts>,
  );
  expect(screen.getAllByRole('term').map(term => term.parentElement?.textContent)).toEqual([
    'Forfaldent2,00 kr.1 faktura',
    'Til betaling0,00 kr.Ingen fakturaer',
    'Åbent i alt2,00 kr.1 faktura',
  ]);
  expect(hrefOf('1 faktura, Forfaldent')).toBe('/1001/faktura?del=Overdue');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByText('Mere')).toBeVisible();
});
