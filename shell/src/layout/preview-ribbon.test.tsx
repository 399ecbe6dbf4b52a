import { screen, within } from '@testing-library/react';
import { fakePortal, renderInPortal } from '../testing/render-in-portal.tsx';
import { PreviewRibbon } from './preview-ribbon.tsx';

it('shows a label without controls in a preview environment (SHL-012)', () => {
  renderInPortal(<PreviewRibbon />, { portal: fakePortal({ isPreview: true }) });
  const ribbon = screen.getByRole('complementary');
  expect(ribbon).toHaveTextContent('Forhåndsvisning');
  expect(within(ribbon).queryByRole('button')).toBeNull();
  expect(within(ribbon).queryByRole('link')).toBeNull();
});

it('does not show in other environments (SHL-012)', () => {
  renderInPortal(<PreviewRibbon />, { portal: fakePortal({ isPreview: false }) });
  expect(screen.queryByText('Forhåndsvisning')).toBeNull();
});
