import { createTokenKeeper, type Tokens } from './token-keeper.ts';

const minute = 60_000;
const tokens = (name: string, livesFor = 5 * minute): Tokens => ({
  accessToken: `access-${name}`,
  idToken: `id-${name}`,
  refreshToken: `refresh-${name}`,
  expiresAt: Date.now() + livesFor,
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the tokens', () => {
  it('are renewed a minute before they expire, repeatedly', async () => {
    const renew = jest.fn((refreshToken: string) => Promise.resolve(tokens(`after-${refreshToken}`)));
    const keeper = createTokenKeeper(renew);
    keeper.keep(tokens('1'));
    await jest.advanceTimersByTimeAsync(4 * minute - 1);
    expect(renew).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(renew).toHaveBeenCalledWith('refresh-1', expect.objectContaining({ idToken: 'id-1' }));
    expect(keeper.current()?.accessToken).toBe('access-after-refresh-1');
    await jest.advanceTimersByTimeAsync(4 * minute);
    expect(renew).toHaveBeenCalledTimes(2);
    keeper.drop();
  });

  it('are retried when the server is unavailable', async () => {
    const renew = jest
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(tokens('2'));
    const keeper = createTokenKeeper(renew);
    keeper.keep(tokens('1'));
    await jest.advanceTimersByTimeAsync(4 * minute);
    expect(keeper.current()?.accessToken).toBe('access-1');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(keeper.current()?.accessToken).toBe('access-2');
    keeper.drop();
  });

  it('are not retried after the server refuses', async () => {
    const renew = jest.fn().mockResolvedValue('refused');
    const keeper = createTokenKeeper(renew);
    keeper.keep(tokens('1'));
    await jest.advanceTimersByTimeAsync(60 * minute);
    expect(renew).toHaveBeenCalledTimes(1);
    await expect(keeper.usableAccessToken()).resolves.toBe('access-1');
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('delay a call only when about to expire, with a timeout', async () => {
    const renew = jest.fn(() => new Promise<never>(() => undefined));
    const keeper = createTokenKeeper(renew);
    keeper.keep(tokens('1'));
    await expect(keeper.usableAccessToken()).resolves.toBe('access-1');
    await jest.advanceTimersByTimeAsync(5 * minute);
    const call = keeper.usableAccessToken();
    await jest.advanceTimersByTimeAsync(8_000);
    await expect(call).resolves.toBe('access-1');
    keeper.drop();
  });

  it('stay dropped when a renewal completes afterwards', async () => {
    let answer: (next: Tokens) => void = () => undefined;
    const keeper = createTokenKeeper(() => new Promise(resolve => (answer = resolve)));
    keeper.keep(tokens('1'));
    await jest.advanceTimersByTimeAsync(4 * minute);
    keeper.drop();
    answer(tokens('2'));
    await jest.advanceTimersByTimeAsync(0);
    expect(keeper.current()).toBeUndefined();
  });
});
