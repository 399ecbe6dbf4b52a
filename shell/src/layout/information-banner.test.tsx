import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { InformationBanner } from './information-banner.tsx';

const text = 'Vi arbejder på nettet i nat.';

it('shows the text of information-banner-global until it is closed (SHL-016, UI-011, UI-012)', async () => {
  renderInPortal(<InformationBanner />, { toggles: { 'information-banner-global': text } });
  expect(screen.getByRole('status')).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: 'Luk informationsbanner' }));
  expect(screen.queryByText(text)).toBeNull();
});

it('shows nothing without a text, as when toggles are unavailable (SHL-016, TOG-004)', () => {
  renderInPortal(<InformationBanner />, { toggles: {} });
  expect(screen.queryByRole('status')).toBeNull();
});
