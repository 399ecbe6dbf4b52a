import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkError } from 'shared/errors/portal-error';
import { accessibilityFaults } from 'shared/testing/accessibility.ts';
import { hrefOf } from 'shared/testing/addresses.ts';
import { CriticalError } from './critical-error.tsx';

it("shows 'Der skete en kritisk fejl.' and the cause (SHL-029)", async () => {
  const { container } = render(
    <CriticalError error={new Error('Environment was not detected.')} onStartAgain={() => undefined} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Der skete en kritisk fejl.' })).toBeInTheDocument();
  const why = screen.getByText('Environment was not detected.');
  expect(why).not.toBeVisible();
  await userEvent.click(screen.getByText('Tekniske oplysninger'));
  expect(why).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it("starts again on 'Start forfra' (SHL-030)", async () => {
  const startAgain = jest.fn();
  render(<CriticalError error="thrown text" onStartAgain={startAgain} />);
  expect(screen.queryByText('thrown text')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Start forfra' }));
  expect(startAgain).toHaveBeenCalledTimes(1);
});

it('shows the correlation id of the failed call, and links to customer service with it', () => {
  render(
    <CriticalError error={new NetworkError(500, { correlationId: '1b4e28ba' })} onStartAgain={jest.fn()} />,
  );
  expect(screen.getByText('Fejlkode 1b4e28ba')).toBeVisible();
  expect(hrefOf('Skriv til kundeservice om fejlen')).toBe(
    'https://www.lyng.example/erhverv/kontakt?fejlkode=1b4e28ba',
  );
});
