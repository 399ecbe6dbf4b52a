import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

const problems = [{ fieldId: 'email', message: 'Indtast e-mailadresse' }];

it('takes focus when a form is invalid, and links to the field', async () => {
  const { rerender } = render(<ErrorSummary problems={[]} attempt={0} />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(
    <>
      <ErrorSummary problems={problems} attempt={1} />
      <TextField id="email" label="E-mail" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveFocus();
  // Otherwise all of it is read out again when one problem is solved.
  expect(screen.getByRole('alert')).toHaveAttribute('aria-atomic', 'false');
  await userEvent.click(screen.getByRole('link', { name: 'Indtast e-mailadresse' }));
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
});
