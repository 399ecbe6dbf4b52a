import { act, render, screen } from '@testing-library/react';
import { OfflineNotice } from './offline-notice.tsx';

const sentence = 'Du har ikke forbindelse til internettet. Vi prøver igen, når du er online.';

const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
};

it('shows while the browser is offline', () => {
  render(<OfflineNotice />);
  expect(screen.queryByText(sentence)).toBeNull();
  setOnline(false);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  expect(screen.queryByRole('button')).toBeNull();
  setOnline(true);
  expect(screen.queryByText(sentence)).toBeNull();
});
