import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Checkbox } from './checkbox.tsx';

it('is toggled by its label and described by its help', async () => {
  render(<Checkbox help="Gælder alle kundenumre.">Alle</Checkbox>);
  const box = screen.getByRole('checkbox', { name: 'Alle' });
  expect(box).toHaveAccessibleDescription('Gælder alle kundenumre.');
  await userEvent.click(screen.getByText('Alle'));
  expect(box).toBeChecked();
});

it('shows the indeterminate state, and forwards its ref', () => {
  const ref = createRef<HTMLInputElement>();
  render(
    <Checkbox isIndeterminate ref={ref}>
      Alle
    </Checkbox>,
  );
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  expect(ref.current).toBe(screen.getByRole('checkbox'));
});
