import { renderHook, waitFor } from '@testing-library/react';
import {
  DataParsingError,
  NetworkError,
  SelfserviceError,
  UnauthorizedError,
} from 'shared/errors/portal-error';
import { useQuery } from 'shared/query';
import { createQueryClient } from './query-client.ts';
import { createToastStore } from './toast-store.ts';

const badPassword = new SelfserviceError(
  { code: 'InvalidPassword', statusCode: '400', failingSystem: 'Selfservice' },
  400,
  { message: 'Adgangskoden er forkert eller ugyldig.' },
);

/** Runs a mutation that fails with `error`, and returns the toasts. */
const toastsAfter = async (
  error: Error,
  meta: { isSaidByPage?: boolean } = {},
  meanwhile: () => void = () => undefined,
) => {
  const toasts = createToastStore();
  const mutationFn = jest.fn(() => {
    meanwhile();
    return Promise.reject(error);
  });
  const client = createQueryClient(toasts);
  const mutation = client.getMutationCache().build(client, { mutationFn, meta });
  await expect(mutation.execute(undefined)).rejects.toBe(error);
  return { toasts: toasts.getState().toasts, calls: mutationFn.mock.calls.length };
};

describe('a failed mutation', () => {
  it.each([
    ['the message of the backend', badPassword, 'Adgangskoden er forkert eller ugyldig.'],
    ['the message of the status', new NetworkError(403), 'Den nuværende bruger mangler rettigheder.'],
    ['an unknown error', new TypeError('x is undefined'), 'Der er sket en ukendt fejl.'],
  ])('shows a toast with %s, and what to do (ERR-019)', async (_what, error, title) => {
    const { toasts } = await toastsAfter(error);
    expect(toasts).toEqual([
      {
        id: expect.any(String) as string,
        variant: 'ERROR',
        title,
        richText: 'Prøv igen. Hvis problemet fortsætter, kontakt da kundeservice.',
        duration: 0,
      },
    ]);
  });

  it('shows only the title of an error that explains itself', async () => {
    const title = 'Oplysningerne er blevet ændret.';
    const error = new SelfserviceError(
      { code: 'StaleVersion', statusCode: '412', failingSystem: 'Selfservice' },
      412,
      { message: title, saysAll: true },
    );
    const [toast] = (await toastsAfter(error)).toasts;
    expect(toast?.title).toBe(title);
    expect(toast).not.toHaveProperty('richText');
  });

  it('shows no toast when the sign-in has expired', async () => {
    expect((await toastsAfter(new UnauthorizedError())).toasts).toEqual([]);
  });

  it('shows no toast if the page reports its own errors', async () => {
    expect((await toastsAfter(badPassword, { isSaidByPage: true })).toasts).toEqual([]);
  });

  describe('on a page that was left', () => {
    beforeEach(() => {
      window.history.pushState(null, '', '/1001/abonnementer/opret-abonnement');
      document.title = 'Opret abonnement – Lyng Erhverv';
    });
    const leave = () => {
      window.history.pushState(null, '', '/1001/faktura');
      document.title = 'Fakturaer – Lyng Erhverv';
    };

    it.each([{}, { isSaidByPage: true }])('shows a toast with the title of that page: %j', async meta => {
      const [toast] = (await toastsAfter(new NetworkError(403), meta, leave)).toasts;
      expect(toast?.title).toBe('Opret abonnement: Den nuværende bruger mangler rettigheder.');
    });

    it('shows a toast without a title if only the title has changed', async () => {
      const rename = () => {
        document.title = 'Opret abonnement, trin 7 – Lyng Erhverv';
      };
      const [toast] = (await toastsAfter(new NetworkError(403), {}, rename)).toasts;
      expect(toast?.title).toBe('Den nuværende bruger mangler rettigheder.');
    });
  });

  it('is not retried', async () => {
    expect((await toastsAfter(new NetworkError())).calls).toBe(1);
  });
});

describe('a failed read', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['has a network error', 2, new NetworkError()],
    ['has an error status', 1, new NetworkError(503)],
    ['has an error of the backend', 1, badPassword],
    ['has invalid data', 1, new DataParsingError(['x'])],
    ['needs a new sign-in', 1, new UnauthorizedError()],
    ['has an unexpected error', 1, new TypeError('x is undefined')],
  ])('that %s is requested %d time(s)', async (_what, calls, error) => {
    const toasts = createToastStore();
    const queryFn = jest.fn(() => Promise.reject(error));
    const read = createQueryClient(toasts).query({ queryKey: ['x'], queryFn });
    const settled = expect(read).rejects.toBe(error);
    await jest.advanceTimersByTimeAsync(1_000);
    await settled;
    expect(queryFn).toHaveBeenCalledTimes(calls);
    expect(toasts.getState().toasts).toEqual([]);
  });
});

describe('a read that fails', () => {
  const callsAfter = async (error: Error): Promise<number> => {
    const queryFn = jest.fn(() => Promise.reject(error));
    const client = createQueryClient(createToastStore());
    const options = client.defaultQueryOptions({ queryKey: ['x'], queryFn });
    await expect(client.getQueryCache().build(client, options).fetch(options)).rejects.toBe(error);
    return queryFn.mock.calls.length;
  };
  const timedOut = new NetworkError(undefined, { cause: new DOMException('late', 'TimeoutError') });

  it.each([
    ['a network error: one retry', new NetworkError(), 2],
    ['a timeout: no retry', timedOut, 1],
    ['an error status: no retry', new NetworkError(503), 1],
    ['invalid data: no retry', new DataParsingError(['x']), 1],
  ])('is retried depending on the error: %s', async (_what, error, calls) => {
    expect(await callsAfter(error)).toBe(calls);
  });

  it('fails at once while offline, without pausing', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await callsAfter(new NetworkError())).toBe(1);
  });
});

it('runs queries and mutations while offline, and refetches when online', async () => {
  const client = createQueryClient(createToastStore());
  client.mount();
  window.dispatchEvent(new Event('offline'));
  const queryFn = jest.fn(() => Promise.reject(new NetworkError(503)));
  const { result, unmount } = renderHook(() => useQuery({ queryKey: ['x'], queryFn }, client));
  await waitFor(() => {
    expect(result.current.isError).toBe(true);
  });
  const mutationFn = jest.fn(() => Promise.resolve());
  void client.getMutationCache().build(client, { mutationFn }).execute(undefined);
  await waitFor(() => {
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => {
    expect(queryFn).toHaveBeenCalledTimes(2);
  });
  unmount();
  client.unmount();
});
