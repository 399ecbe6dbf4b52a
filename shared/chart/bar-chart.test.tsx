import { render, screen } from '@testing-library/react';
import { accessibilityFaults } from '../testing/accessibility.ts';
import { BarChart } from './bar-chart.tsx';

const bars = [
  { key: 'a', value: 50, name: 'jan' },
  { key: 'b', value: -20 },
  { key: 'c', value: 100 },
];

it('is one image with a label, and scales the bars by the highest', async () => {
  const { container } = render(
    <BarChart bars={bars} label="Mest i c." caption="Højeste: 100" ends={['a', 'c']} />,
  );
  expect(screen.getByRole('img', { name: 'Mest i c.' })).toBeInTheDocument();
  const heights = [...container.querySelectorAll('rect')].map(bar => Number(bar.getAttribute('height')));
  expect(heights).toEqual([79.5, 0, 159]);
  expect(screen.getByRole('figure')).toHaveTextContent('jan');
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('renders nothing without a value above zero', () => {
  const { container } = render(<BarChart bars={[{ key: 'a', value: -1 }]} label="Intet" caption="" />);
  expect(container).toBeEmptyDOMElement();
});
