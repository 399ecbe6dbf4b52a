import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { TogglesContext, useTextToggle, useToggle, useTogglesOn, type Toggles } from './toggles.tsx';

const changeableToggles = () => {
  const listeners = new Set<() => void>();
  let values: Record<string, string> = {};
  const toggles: Toggles = {
    isOn: key => values[key] === 'true',
    text: key => values[key] ?? '',
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const change = (changes: Record<string, string>) => {
    act(() => {
      values = { ...values, ...changes };
      listeners.forEach(listener => {
        listener();
      });
    });
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TogglesContext value={toggles}>{children}</TogglesContext>
  );
  return { change, wrapper, listeners };
};

it('follows a toggle while the page is open', () => {
  const { change, wrapper } = changeableToggles();
  const { result } = renderHook(() => useToggle('create_administrator'), { wrapper });
  expect(result.current).toBe(false);
  change({ create_administrator: 'true' });
  expect(result.current).toBe(true);
  change({ create_administrator: 'yes' });
  expect(result.current).toBe(false);
});

it('follows a text toggle', () => {
  const { change, wrapper } = changeableToggles();
  const { result } = renderHook(() => useTextToggle('information-banner-global'), { wrapper });
  expect(result.current).toBe('');
  change({ 'information-banner-global': 'Vi arbejder på nettet.' });
  expect(result.current).toBe('Vi arbejder på nettet.');
});

it('returns which toggles are on', () => {
  const { change, wrapper } = changeableToggles();
  const keys = ['maintenance', 'get-customers-v2', 'show_subscription_prices'] as const;
  const { result } = renderHook(() => useTogglesOn(keys), { wrapper });
  expect(result.current.size).toBe(0);
  change({ 'get-customers-v2': 'true', show_subscription_prices: 'true' });
  expect([...result.current]).toEqual(['get-customers-v2', 'show_subscription_prices']);
});

it('unsubscribes on unmount', () => {
  const { wrapper, listeners } = changeableToggles();
  const { unmount } = renderHook(() => useToggle('maintenance'), { wrapper });
  expect(listeners.size).toBe(1);
  unmount();
  expect(listeners.size).toBe(0);
});
