import { render } from '@testing-library/react';
import { accessibilityFaults } from './accessibility.ts';

it('accepts a named button', async () => {
  const { container } = render(<button type="button">Gem</button>);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('returns what is wrong and where', async () => {
  const { container } = render(<button type="button" data-is="nameless" />);
  const faults = await accessibilityFaults(container);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^button-name: .*data-is="nameless"/);
});
