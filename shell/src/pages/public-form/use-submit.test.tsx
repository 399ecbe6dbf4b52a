import { act, renderHook, waitFor } from '@testing-library/react';
import { InPortal } from '../../testing/render-in-portal.tsx';
import { useSubmit } from './use-submit.ts';

const submitting = (send: () => Promise<string>) => {
  const onDone = jest.fn();
  const { result } = renderHook(() => useSubmit((_http, _body: string) => send(), onDone), {
    wrapper: InPortal,
  });
  return { result, onDone };
};

it('sends once when asked twice before anything is drawn anew', async () => {
  const send = jest.fn(() => Promise.resolve('done'));
  const { result, onDone } = submitting(send);
  act(() => {
    result.current.submit('a');
    result.current.submit('a');
  });
  await waitFor(() => {
    expect(onDone).toHaveBeenCalledTimes(1);
  });
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends again after a failure, and after success', async () => {
  const send = jest.fn(() => Promise.resolve('done')).mockRejectedValueOnce(new Error('not now'));
  const { result, onDone } = submitting(send);
  act(() => {
    result.current.submit('a');
  });
  await waitFor(() => {
    expect(result.current.error).toEqual(new Error('not now'));
  });
  for (const times of [1, 2]) {
    act(() => {
      result.current.submit('a');
    });
    await waitFor(() => {
      expect(onDone).toHaveBeenCalledTimes(times);
    });
  }
  expect(result.current.error).toBeNull();
});
