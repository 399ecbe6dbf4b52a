import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createOverride } from '../remotes/releases/override.ts';
import { fakePortal, renderInPortal } from '../testing/render-in-portal.tsx';
import { OverrideBadge } from './override-badge.tsx';

const text = 'Dette faneblad prøver mfe-billing fra localhost:4003.';
const show = () => {
  const override = createOverride({
    search: '?remote=mfe-billing@http://localhost:4003/mf-manifest.json',
    storage: window.sessionStorage,
    isAllowed: true,
  });
  const onReset = jest.fn();
  renderInPortal(<OverrideBadge onReset={onReset} />, { portal: fakePortal({ override }) });
  return { override, onReset };
};
beforeEach(() => {
  window.sessionStorage.clear();
});

it('does not show without an override', () => {
  renderInPortal(<OverrideBadge />);
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('shows the remote and host of the override, and resets it on click', async () => {
  const { override, onReset } = show();
  expect(screen.getByText(text)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Nulstil' }));
  expect(override.getState().override).toBeUndefined();
  expect(onReset).toHaveBeenCalledTimes(1);
});

it('disappears when the override is reset', () => {
  const { override } = show();
  act(override.reset);
  expect(screen.queryByText(text)).toBeNull();
});
