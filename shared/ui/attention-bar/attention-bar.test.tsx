import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AttentionBar } from './attention-bar.tsx';

it.each(['alert', 'warning', 'informational'] as const)('has the variant %s (UI-010)', variant => {
  render(<AttentionBar variant={variant}>Driftsforstyrrelse</AttentionBar>);
  expect(screen.getByRole(variant === 'alert' ? 'alert' : 'status')).toHaveAttribute('data-variant', variant);
});

it("has a close button 'Luk informationsbanner' by default (UI-011, UI-012)", async () => {
  const closed = jest.fn();
  const { rerender } = render(<AttentionBar onClose={closed}>Nyt</AttentionBar>);
  await userEvent.click(screen.getByRole('button', { name: 'Luk informationsbanner' }));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Nyt')).toBeNull();

  rerender(
    <AttentionBar key="other" hasCloseButton={false}>
      Nyt
    </AttentionBar>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
