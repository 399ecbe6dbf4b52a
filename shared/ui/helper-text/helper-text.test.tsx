import { render } from '@testing-library/react';
import { HelperText } from './helper-text.tsx';

it.each(['error', 'info', 'success', 'warning', 'inline', 'inline-link'] as const)(
  'has the variant %s (UI-014)',
  variant => {
    const { container } = render(<HelperText variant={variant}>Tal fra i går</HelperText>);
    expect(container.firstChild).toHaveAttribute('data-variant', variant);
    expect(container.querySelectorAll('svg')).toHaveLength(variant.startsWith('inline') ? 0 : 1);
  },
);
