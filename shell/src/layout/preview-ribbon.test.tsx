import { screen, within } from '@testing-library/react';
import { fakePortal, renderInPortal } from '../testing/render-in-portal.tsx';
import { PreviewRibbon } from './preview-ribbon.tsx';

it('shows in a preview environment, as a label that nothing can be done with (SHL-012)', () => {
  renderInPortal(<PreviewRibbon />, { portal: fakePortal({ isPreview: true }) });
  const ribbon = screen.getByRole('complementary');
  expect(ribbon).toHaveTextContent('Forhåndsvisning');
  expect(within(ribbon).queryByRole('button')).toBeNull();
  expect(within(ribbon).queryByRole('link')).toBeNull();
});

it('shows nowhere else (SHL-012)', () => {
  renderInPortal(<PreviewRibbon />, { portal: fakePortal({ isPreview: false }) });
  expect(screen.queryByText('Forhåndsvisning')).toBeNull();
});
