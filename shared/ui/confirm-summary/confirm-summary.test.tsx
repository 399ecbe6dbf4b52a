import { render, screen } from '@testing-library/react';
import { ConfirmSummary } from './confirm-summary.tsx';

it('labels the old and the new value', () => {
  render(
    <ConfirmSummary
      title="Det ændrer du"
      rows={[
        { term: 'Abonnement', before: 'Erhverv 10 GB', after: 'Erhverv 50 GB' },
        { term: 'Spærring', after: 'Udlandsopkald' },
      ]}
    />,
  );
  const [plan, barring] = screen.getAllByRole('definition');
  expect(plan).toHaveTextContent('Før: Erhverv 10 GB');
  expect(plan).toHaveTextContent('Efter: Erhverv 50 GB');
  expect(barring).toHaveTextContent('Før: Ingen');
});

it('announces the rows when there are any', () => {
  const summary = (after?: string) => (
    <ConfirmSummary title="Det ændrer du" rows={after === undefined ? [] : [{ term: 'Navn', after }]} />
  );
  const { rerender } = render(summary());
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(summary('Anna'));
  expect(region).toHaveTextContent('Anna');
});
