import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import type { Http } from 'shared/http';
import { QueryClient, useQuery } from 'shared/query';
import { anyCustomer } from '../testing/builders.ts';
import { HostProviders } from '../testing/host-providers.tsx';
import { createHttp } from '../http/create-http.ts';
import { testApi } from '../testing/render-with-host.tsx';
import { startApi } from '../testing/start-api.ts';
import { useWrite, type WriteOptions } from './write.ts';

const server = startApi();
const answer = z.object({ data: z.object({ name: z.string() }) });
const put = (client: Http, name: string, path = 'things/1') =>
  client.request({ method: 'PUT', path: `/self-service-api/${path}`, body: { name }, schema: answer });

/** Answers with these statuses in turn, then with 200; `calls` records each request with its key. */
const serve = (...statuses: readonly number[]) => {
  const calls: { path: string; name: unknown; key: string | null }[] = [];
  server.use(
    http.put(`${testApi}/things/:id`, async ({ request, params }) => {
      const { data } = (await request.json()) as { data: { name: string } };
      calls.push({
        path: String(params['id']),
        name: data.name,
        key: request.headers.get('idempotency-key'),
      });
      const status = statuses[calls.length - 1] ?? 200;
      if (status === 200) return HttpResponse.json({ data });
      const code = status === 409 ? 'NameIsTaken' : 'InternalServerError';
      return HttpResponse.json(
        { code, statusCode: String(status), failingSystem: 'Selfservice' },
        { status },
      );
    }),
  );
  return calls;
};

/** Reads a query, and records each refetch by the last part of its key. */
const useShown = (queryKey: readonly string[], read: string[]) =>
  useQuery({
    queryKey,
    queryFn: () => {
      read.push(queryKey.at(-1) ?? '');
      return 'read';
    },
    initialData: 'known',
    staleTime: Infinity,
  });

const thing = ['area', '1001', 'things', '1'];
const below = [...thing, 'orders'];
const gone = ['area', '1001', 'gone'];

const writing = (options: Partial<WriteOptions<string, unknown, 'NameIsTaken'>> = {}) => {
  const read: string[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const onDone = jest.fn();
  const { result, unmount } = renderHook(
    () => {
      useShown(thing, read);
      useShown(below, read);
      useShown(gone, read);
      return useWrite({ send: (client, name: string) => put(client, name), stale: [], onDone, ...options });
    },
    {
      wrapper: ({ children }) => (
        <HostProviders
          customer={anyCustomer()}
          session={{ userId: 'user-1', email: 'a@demo.example' }}
          toggles={{}}
          http={createHttp({
            services: { '/self-service-api': testApi },
            accessToken: () => 'token',
            onUnauthorized: () => undefined,
          })}
          onToast={() => undefined}
          queryClient={queryClient}
        >
          {children}
        </HostProviders>
      ),
    },
  );
  const submit = (name: string) => {
    act(() => {
      result.current.submit(name);
    });
  };
  const settled = () =>
    waitFor(() => {
      expect(queryClient.isMutating()).toBe(0);
      expect(result.current.isPending).toBe(false);
    });
  return {
    result,
    queryClient,
    onDone,
    /** The last part of the key of each refetched query. */
    read,
    submit,
    /** Submits, and waits for the answer. */
    send: async (name: string) => {
      submit(name);
      await settled();
    },
    settled,
    unmount,
  };
};

it('sends once when submitted twice before the next render, and is pending until onDone is done', async () => {
  const calls = serve();
  const { result, onDone, settled } = writing();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  onDone.mockReturnValue(promise);
  act(() => {
    result.current.submit('a');
    result.current.submit('a');
  });
  await waitFor(() => {
    expect(onDone).toHaveBeenCalled();
  });
  expect(result.current.isPending).toBe(true);
  resolve(undefined);
  await settled();
  expect(calls).toHaveLength(1);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(onDone).toHaveBeenCalledWith({ name: 'a' }, 'a');
  expect(result.current.isDone).toBe(true);
});

it('invalidates all other queries on success, except immutable ones', async () => {
  serve();
  const { send, queryClient, read } = writing({ stale: [thing] });
  const keys = { elsewhere: ['shell', 'landing-page'], link: ['link'] };
  const readOnce = (queryKey: readonly string[], staleTime: number) =>
    queryClient.query({ queryKey, queryFn: () => 'read', staleTime });
  await readOnce(keys.elsewhere, 15_000);
  await readOnce(keys.link, Infinity);
  const isStale = (queryKey: readonly string[]) => queryClient.getQueryState(queryKey)?.isInvalidated;
  serve(500, 200);
  await send('a');
  expect(isStale(keys.elsewhere)).toBe(false);
  await send('a');
  expect([isStale(keys.elsewhere), isStale(keys.link)]).toEqual([true, false]);
  expect(read).not.toContain('landing-page');
});

it('keeps the idempotency key only when the same content is retried after a failure', async () => {
  const calls = serve(500, 500, 500);
  const { send } = writing();
  for (const name of ['a', 'a', 'b', 'b', 'b', 'a']) await send(name);
  const [a1, a2, b1, b2, b3, a3] = calls.map(({ key }) => key);
  expect(a1).toMatch(/^[0-9a-f-]{36}$/);
  expect(a2).toBe(a1);
  expect(b2).toBe(b1);
  // The second attempt of b succeeded, so the third is a new write. So is the last a, since b came between.
  expect(new Set([a1, b1, b3, a3]).size).toBe(4);
});

it('has a new key for another file of the same name and size', async () => {
  const keys: unknown[] = [];
  server.use(
    http.post(`${testApi}/attachments`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  const { send } = writing({
    send: (client, changed) => {
      const content = new File(['x'], 'x.pdf', { lastModified: Number(changed) });
      return client.request({
        method: 'POST',
        path: '/self-service-api/attachments',
        content,
        schema: answer,
      });
    },
  });
  for (const changed of ['1', '1', '2']) await send(changed);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(2);
});

it('has a key per call of a write, and keeps that of a failed call', async () => {
  const calls = serve(200, 500);
  const { send } = writing({
    send: async (client, name) => {
      await put(client, name, 'things/1');
      return put(client, name, 'things/2').catch(() => 'left out');
    },
  });
  await send('a');
  await send('a');
  const keys = calls.map(({ path, key }) => `${path} ${String(key)}`);
  expect(keys[3]).toBe(keys[1]);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
});

it('returns an expected refusal as a value, and leaves other errors to the shell', async () => {
  serve(409, 500);
  const onRefused = jest.fn();
  const { send, result, queryClient, onDone } = writing({ expected: ['NameIsTaken'], onRefused });
  const mutations = queryClient.getMutationCache().config;
  const onError = jest.fn();
  mutations.onError = onError;
  await send('a');
  expect(onRefused.mock.calls).toEqual([['NameIsTaken', expect.stringMatching(/ukendt fejl/)]]);
  expect(result.current).toMatchObject({ error: null, isDone: false });
  expect(onError).not.toHaveBeenCalled();
  await send('a');
  expect(onError).toHaveBeenCalledTimes(1);
  expect(result.current.error).toMatchObject({ status: 500 });
  expect(onDone).not.toHaveBeenCalled();
});

it('leaves an expected refusal to the shell after unmounting', async () => {
  serve(409);
  const onRefused = jest.fn();
  const { submit, unmount, queryClient } = writing({ expected: ['NameIsTaken'], onRefused });
  const onError = jest.fn();
  queryClient.getMutationCache().config.onError = onError;
  submit('a');
  unmount();
  await waitFor(() => {
    expect(onError).toHaveBeenCalledTimes(1);
  });
  expect(onRefused).not.toHaveBeenCalled();
});

describe('stale queries', () => {
  const lists = ['area', '1001', 'lists'];
  const list = [...lists, { page: 2 }];
  const others = [
    ['area', '1002', 'things', '1'],
    ['area', '1001', 'things', '11'],
    ['area', '1001'],
  ];

  it.each([
    ['a success', 200],
    ['a refusal', 409],
    ['a failure', 500],
  ])('are those that begin with the given keys, after %s', async (_what, status) => {
    serve(status);
    const { send, queryClient, read } = writing({ stale: [thing, lists], expected: ['NameIsTaken'] });
    for (const key of [list, ...others]) queryClient.setQueryData(key, 'known');
    await send('a');
    await waitFor(() => {
      expect(queryClient.isFetching()).toBe(0);
    });
    // Visible queries are refetched at once, the others when they become visible.
    expect(read).toEqual(['1', 'orders']);
    const stale = queryClient.getQueryCache().findAll({ predicate: query => query.state.isInvalidated });
    // After a success all other queries are refetched as well when opened.
    expect(stale.map(({ queryKey }) => queryKey)).toEqual(status === 200 ? [list, ...others] : [list]);
  });

  it.each([
    ['once each after a success, except removed ones', 200, ['1', 'orders']],
    ['all once after a failure', 500, ['1', 'orders', 'gone']],
  ])('are refetched: %s', async (_what, status, expected) => {
    serve(status);
    const { send, queryClient, read } = writing({ stale: [thing, below], gone: [gone] });
    await send('a');
    await waitFor(() => {
      expect(queryClient.isFetching()).toBe(0);
    });
    expect(read).toEqual(expected);
  });
});

describe('a query that is pending when a write completes, whose answer may be outdated', () => {
  /** Answers each request when told to; `asked` counts them. */
  const slowly = (queryKey: readonly string[]) => {
    const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    let asked = 0;
    const queryFn = () => answers[asked++]?.promise ?? 'unexpected request';
    return {
      options: { queryKey, queryFn },
      asked: () => asked,
      answer: (at: number, text: string) => answers[at]?.resolve(text),
    };
  };

  it.each([
    ['a stale one', ['area', '1001', 'lists'], 2],
    ['any other', ['shell', 'front-page'], 2],
    ['not a removed one', ['area', '1001', 'deleted'], 1],
  ])('is refetched if visible: %s', async (_what, queryKey, times) => {
    serve();
    const { send, queryClient } = writing({
      stale: [['area', '1001', 'lists']],
      gone: [['area', '1001', 'deleted']],
    });
    const list = slowly(queryKey);
    const { result } = renderHook(() => useQuery(list.options, queryClient));
    await send('a');
    expect(list.asked()).toBe(times);
    list.answer(1, 'after');
    list.answer(0, 'before');
    await waitFor(() => {
      expect(queryClient.isFetching()).toBe(0);
    });
    expect(result.current.data).toBe(times === 2 ? 'after' : undefined);
  });

  it('is dropped if prefetched', async () => {
    serve();
    const { send, queryClient } = writing();
    const ahead = slowly(['area', '1001', 'ahead']);
    const read = queryClient.query({ ...ahead.options, staleTime: 15_000 }).catch(() => 'given up');
    await send('a');
    ahead.answer(0, 'before');
    ahead.answer(1, 'after');
    await read;
    expect(await queryClient.query({ ...ahead.options, staleTime: 15_000 })).toBe('after');
  });
});

it('keeps nothing of what was sent, since it may hold a password', async () => {
  serve();
  const { send, queryClient, unmount } = writing();
  await send('secret');
  unmount();
  await waitFor(() => {
    expect(queryClient.getMutationCache().getAll()).toEqual([]);
  });
});
