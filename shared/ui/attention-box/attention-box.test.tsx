import { render, screen } from '@testing-library/react';
import { AttentionBox } from './attention-box.tsx';

it.each(['error', 'warning', 'success', 'info', 'neutral'] as const)(
  'has the variant %s (UI-013)',
  variant => {
    render(
      <AttentionBox variant={variant} title="Ordren er sendt" isAnnounced>
        Der kan gå op til 10 minutter.
      </AttentionBox>,
    );
    const box = screen.getByRole(variant === 'error' ? 'alert' : 'status');
    expect(box).toHaveAttribute('data-variant', variant);
    expect(box).toHaveTextContent('Ordren er sendt');
  },
);

it('is not announced by default', () => {
  render(<AttentionBox title="Godt at vide" />);
  expect(screen.queryByRole('status')).toBeNull();
});
