import { render, screen } from '@testing-library/react';
import { hrefOf } from '../../testing/addresses.ts';
import { accessibilityFaults } from '../../testing/accessibility.ts';
import { ComingSoon } from './coming-soon.tsx';

const page = (
  <ComingSoon
    title="Skift navn"
    purpose="Her kommer du til at kunne skifte dit navn."
    instead="Kontakt kundeservice, hvis dit navn skal rettes nu."
    back={{ href: '/1001/indstillinger', label: 'Mine indstillinger' }}
  />
);

it('shows the purpose of the page, that it is not ready, and the alternative', () => {
  render(page);
  expect(screen.getByRole('heading', { level: 1, name: 'Skift navn' })).toBeVisible();
  expect(screen.getByText('Her kommer du til at kunne skifte dit navn.')).toBeVisible();
  expect(screen.getByText('Siden er ikke klar endnu')).toBeVisible();
  expect(screen.getByText('Kontakt kundeservice, hvis dit navn skal rettes nu.')).toBeVisible();
});

it('has only a link back to its parent', async () => {
  const { container } = render(<main>{page}</main>);
  expect(hrefOf('Mine indstillinger')).toBe('/1001/indstillinger');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
});
