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

/** Runs a mutation that fails with `error` and answers the toasts it left. */
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
    ['what the backend says', badPassword, 'Adgangskoden er forkert eller ugyldig.'],
    ['the status', new NetworkError(403), 'Den nuværende bruger mangler rettigheder.'],
    ['the unknown', new TypeError('x is undefined'), 'Der er sket en ukendt fejl.'],
  ])('shows a toast with %s, and what to do now (ERR-019)', async (_what, error, title) => {
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

  it('says no more where the sentence of the refusal says all', async () => {
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

  it('shows none when the sign-in has expired: the dialog says it', async () => {
    expect((await toastsAfter(new UnauthorizedError())).toasts).toEqual([]);
  });

  it('shows none where the page itself says what failed', async () => {
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

    it.each([{}, { isSaidByPage: true }])('is told with the name of that page: %j', async meta => {
      const [toast] = (await toastsAfter(new NetworkError(403), meta, leave)).toasts;
      expect(toast?.title).toBe('Opret abonnement: Den nuværende bruger mangler rettigheder.');
    });

    it('is told without where the person is on it still, whatever it is called by then', async () => {
      const rename = () => {
        document.title = 'Opret abonnement, trin 7 – Lyng Erhverv';
      };
      const [toast] = (await toastsAfter(new NetworkError(403), {}, rename)).toasts;
      expect(toast?.title).toBe('Den nuværende bruger mangler rettigheder.');
    });
  });

  it('is never repeated unasked', async () => {
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
    ['got no answer', 2, new NetworkError()],
    ['was answered with a status', 1, new NetworkError(503)],
    ['was explained by the backend', 1, badPassword],
    ['broke its contract', 1, new DataParsingError(['x'])],
    ['needs a new sign-in', 1, new UnauthorizedError()],
    ['failed in our code', 1, new TypeError('x is undefined')],
  ])('that %s is asked %d time(s) in all', async (_what, calls, error) => {
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
    ['a connection that broke: once more', new NetworkError(), 2],
    ['an answer that did not come: told at once', timedOut, 1],
    ['a status: told at once', new NetworkError(503), 1],
    ['a broken contract: told at once', new DataParsingError(['x']), 1],
  ])('is repeated by what is wrong: %s', async (_what, error, calls) => {
    expect(await callsAfter(error)).toBe(calls);
  });

  it('is told at once, not kept back, where there is no network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await callsAfter(new NetworkError())).toBe(1);
  });
});

it('asks and changes also where the browser tells of no network, and asks again when there is one', async () => {
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
