import type { TabChannel } from '../session/page.ts';
import { createIdleWatch } from './idle-watch.ts';

const minute = 60_000;
const passed = (minutes: number) => {
  jest.setSystemTime(minutes * minute);
};
beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Two ends of a channel. */
const channels = (): [TabChannel, TabChannel] => {
  const listeners: ((message: unknown) => void)[][] = [[], []];
  const end = (own: number): TabChannel => ({
    send: message => listeners[1 - own]?.forEach(tell => tell(message)),
    onMessage: listener => listeners[own]?.push(listener),
    close: () => undefined,
  });
  return [end(0), end(1)];
};

const watchOf = (otherTabs?: TabChannel, limitMs = 60 * minute) => {
  const calls = { at: 0, ended: 0, left: undefined as number | undefined };
  const use = () => {
    calls.at = Date.now();
    return Promise.resolve();
  };
  const call = jest.fn(use);
  const onEnd = () => {
    calls.ended += 1;
  };
  const ask = (leftMs: number | undefined) => {
    calls.left = leftMs;
  };
  const watch = createIdleWatch({ limitMs, lastCall: () => calls.at, call, ask, onEnd, otherTabs });
  const leftAfter = (minutes: number) => {
    passed(minutes);
    watch.check();
    return calls.left;
  };
  return { calls, use, call, watch, leftAfter };
};

it('warns from five minutes before the session may end', () => {
  const { leftAfter } = watchOf();
  expect([53.9, 54, 58, 59, 59.9].map(leftAfter)).toEqual([undefined, 5 * minute, minute, 0, 0]);
});

it('warns later with a short limit', () => {
  const { leftAfter } = watchOf(undefined, 4 * minute);
  expect([0.9, 1].map(leftAfter)).toEqual([undefined, 2 * minute]);
});

it('stops warning after a call', () => {
  const { use, leftAfter } = watchOf();
  expect(leftAfter(55)).toBe(4 * minute);
  void use();
  expect(leftAfter(56)).toBeUndefined();
  expect(leftAfter(109)).toBe(5 * minute);
});

it('ends only once the limit has passed', () => {
  const { calls, call, leftAfter } = watchOf();
  leftAfter(59.99);
  expect(calls.ended).toBe(0);
  leftAfter(60);
  expect(calls.ended).toBe(1);
  expect(call).not.toHaveBeenCalled();
});

it('makes a call instead of warning after recent input', () => {
  const { call, watch, leftAfter } = watchOf();
  passed(50);
  watch.touch();
  expect(leftAfter(54)).toBeUndefined();
  expect(call).toHaveBeenCalledTimes(1);
  expect(leftAfter(107)).toBeUndefined();
});

it('warns after old input, and ignores input while it warns', () => {
  const { call, watch, leftAfter } = watchOf();
  passed(48);
  watch.touch();
  expect(leftAfter(55)).toBe(4 * minute);
  watch.touch();
  expect(leftAfter(56)).toBe(3 * minute);
  expect(call).not.toHaveBeenCalled();
});

it('does not warn in any tab while one is used', () => {
  const [here, there] = channels();
  const [one, other] = [watchOf(here), watchOf(there)];
  one.leftAfter(0);
  other.leftAfter(0);
  expect(one.leftAfter(55)).toBe(4 * minute);
  void other.use();
  other.leftAfter(55);
  expect(one.calls.left).toBeUndefined();
  expect(one.leftAfter(108)).toBeUndefined();
});
