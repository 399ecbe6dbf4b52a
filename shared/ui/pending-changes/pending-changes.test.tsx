import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePendingChangesGuard } from './pending-changes.tsx';

const Page = ({ hasChanges, onLeave }: { hasChanges: boolean; onLeave: () => void }) => {
  const guard = usePendingChangesGuard(hasChanges);
  return (
    <>
      <button
        onClick={() => {
          guard.attempt(onLeave);
        }}
      >
        Forlad
      </button>
      {guard.dialog}
    </>
  );
};

it('leaves at once when nothing is pending', async () => {
  const left = jest.fn();
  render(<Page hasChanges={false} onLeave={left} />);
  await userEvent.click(screen.getByRole('button', { name: 'Forlad' }));
  expect(left).toHaveBeenCalledTimes(1);
});

it("asks 'Vil du fortsætte?' and leaves only on 'Ja' (UI-030, UI-031, UI-032)", async () => {
  const left = jest.fn();
  render(<Page hasChanges onLeave={left} />);
  await userEvent.click(screen.getByRole('button', { name: 'Forlad' }));
  expect(screen.getByRole('dialog', { name: 'Vil du fortsætte?' })).toHaveTextContent(
    'Du har muligvis ændringer som ikke vil blive gemt, hvis du fortsætter.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Nej, gå tilbage' }));
  expect(left).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Forlad' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ja' }));
  expect(left).toHaveBeenCalledTimes(1);
});

it('makes the browser ask before the tab closes', () => {
  render(<Page hasChanges onLeave={() => undefined} />);
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});
