import { retryDelay, retrying, within } from './retrying.ts';

describe('retrying', () => {
  it('has a constant delay at first, then exponential backoff up to 60 s (TOG-028)', () => {
    const least = (attempt: number) => retryDelay(attempt, () => 0);
    expect([0, 1, 19].map(least)).toEqual([1_000, 1_000, 1_000]);
    expect([20, 21, 22].map(least)).toEqual([2_000, 4_000, 8_000]);
    expect(retryDelay(40, () => 1)).toBe(60_000);
    expect(retryDelay(0, () => 1)).toBe(2_000);
  });

  it('continues until it succeeds', async () => {
    const attempt = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue('yes');
    await expect(retrying(attempt, new AbortController().signal, () => 0)).resolves.toBe('yes');
  });

  it('retries at once when the network is back', async () => {
    const attempt = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue('yes');
    const done = retrying(attempt, new AbortController().signal, () => 600_000);
    await Promise.resolve();
    await Promise.resolve();
    window.dispatchEvent(new Event('online'));
    await expect(done).resolves.toBe('yes');
  });

  it('stops on abort', async () => {
    const stop = new AbortController();
    const attempt = jest.fn().mockRejectedValue(new Error('no'));
    const done = retrying(attempt, stop.signal, () => 600_000);
    await Promise.resolve();
    await Promise.resolve();
    stop.abort();
    await expect(done).resolves.toBeUndefined();
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('times out', async () => {
    await expect(within(1, new Promise(() => undefined))).rejects.toThrow('No answer within 1 ms.');
    await expect(within(1_000, Promise.resolve('in time'))).resolves.toBe('in time');
  });
});
