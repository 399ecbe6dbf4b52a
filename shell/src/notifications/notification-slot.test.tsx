import { act } from '@testing-library/react';
import { preloadDialogs } from '../dialogs/dialogs.tsx';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { NotificationSlot } from './notification-slot.tsx';

const asked = jest.fn();
jest.mock('./notification-bell.lazy.tsx', () => {
  asked();
  throw Object.assign(new Error('Loading chunk 42 failed.'), { name: 'ChunkLoadError' });
});

it('stays empty when the code of the bell fails to load', async () => {
  const { container } = renderInPortal(<NotificationSlot />);
  await act(async () => {
    await preloadDialogs();
  });
  expect(asked).toHaveBeenCalled();
  expect(container.querySelector('.slot')).toBeEmptyDOMElement();
});
