import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { CriticalError } from './critical-error.tsx';

it("says 'Der skete en kritisk fejl.' and why (SHL-029)", async () => {
  const { container } = render(
    <CriticalError error={new Error('Environment was not detected.')} onStartAgain={() => undefined} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Der skete en kritisk fejl.' })).toBeInTheDocument();
  expect(screen.getByText('Environment was not detected.')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it("starts again by 'Start forfra' (SHL-030)", async () => {
  const startAgain = jest.fn();
  render(<CriticalError error="thrown text" onStartAgain={startAgain} />);
  expect(screen.queryByText('thrown text')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Start forfra' }));
  expect(startAgain).toHaveBeenCalledTimes(1);
});
