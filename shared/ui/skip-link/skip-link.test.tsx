import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SkipLink, mainContentId } from './skip-link.tsx';

it('moves focus to the main content', async () => {
  render(
    <>
      <SkipLink />
      <main id={mainContentId} tabIndex={-1} />
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Gå til sidens indhold' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});
