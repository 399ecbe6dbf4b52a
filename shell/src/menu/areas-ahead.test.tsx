import { act } from '@testing-library/react';
import type { RegisteredRemote } from 'shared/remote/registry';
import { anyRegisteredRemote } from 'shared/testing/builders.ts';
import { useNavigate, type NavigateFunction } from 'shared/router';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { createQueryClient } from '../store/query-client.ts';
import { fakePortal, renderInPortal } from '../testing/render-in-portal.tsx';
import { AreasAhead } from './areas-ahead.lazy.tsx';

const connection = (saveData: boolean) => {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
};

beforeEach(() => {
  jest.useFakeTimers();
  connection(false);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const remoteOf = (
  name: string,
  order: number,
  condition?: RegisteredRemote['menu'][number]['condition'],
): RegisteredRemote => {
  const entry = { heading: name, description: '', icon: 'list', order, ...(condition && { condition }) };
  return anyRegisteredRemote({
    id: `mfe-${name}`,
    paths: [name],
    menu: [
      { ...entry, key: name, path: name },
      { ...entry, key: `${name}-2`, path: `${name}/2` },
    ],
  });
};

const draw = (remotes: RegisteredRemote[] = [remoteOf('b', 2), remoteOf('a', 1)]) => {
  const asked: string[] = [];
  const under: { signal: AbortSignal; end: () => void }[] = [];
  const listeners = new Set<() => void>();
  const states = new Map<string, ReturnType<RemoteLoader['stateOf']>>();
  const base = fakePortal();
  const loader: RemoteLoader = {
    ...base.loader,
    ownerOf: segment => remotes.find(({ paths }) => paths.includes(segment)),
    stateOf: id => states.get(id) ?? { state: 'idle' },
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fetchAhead: (id, signal) => {
      asked.push(id);
      return new Promise(resolve => {
        under.push({ signal, end: resolve });
      });
    },
  };
  const enter = (id: string, state: 'idle' | 'loading') =>
    act(() => {
      states.set(id, { state });
      for (const tell of listeners) tell();
    });
  const registry = { registry: { schemaVersion: 1 as const, remotes }, source: 'network' as const };
  const portal = fakePortal({ loader, registry });
  const queryClient = createQueryClient(portal.toasts);
  const router: { go?: NavigateFunction } = {};
  const Page = () => {
    const go = useNavigate();
    router.go = go;
    return <AreasAhead />;
  };
  const page = renderInPortal(<Page />, { portal, queryClient });
  const end = async () => {
    under.at(-1)?.end();
    await pass(0);
  };
  const go = (path: string) => act(async () => router.go?.(path));
  return { asked, under, end, enter, go, queryClient, unmount: page.unmount };
};

it('prefetches each area of the menu once, in order and one at a time', async () => {
  const { asked, end } = draw();
  await pass(999);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual(['mfe-a']);
  await end();
  expect(asked).toEqual(['mfe-a', 'mfe-b']);
  await end();
  expect(asked).toEqual(['mfe-a', 'mfe-b']);
});

it('prefetches max eight areas, and only accessible ones', async () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    remoteOf(`x${String(index)}`, index, index < 2 ? { roles: ['User'] } : undefined),
  );
  const { asked, end } = draw(many);
  await pass(1_000);
  for (let done = 0; done < 20; done += 1) await end();
  expect(asked).toEqual(many.slice(2, 10).map(({ id }) => id));
});

it('aborts on navigation, and continues after it', async () => {
  const { asked, under, go } = draw();
  await pass(1_000);
  await go('/1001/velkommen/andet');
  expect(under[0]?.signal.aborted).toBe(true);
  under[0]?.end();
  await pass(999);
  expect(asked).toEqual(['mfe-a']);
  await pass(1);
  expect(asked).toEqual(['mfe-a', 'mfe-a']);
});

it('aborts while an area loads, and continues after it', async () => {
  const { asked, under, enter } = draw();
  await pass(1_000);
  enter('mfe-b', 'loading');
  expect(under[0]?.signal.aborted).toBe(true);
  await pass(10_000);
  expect(asked).toEqual(['mfe-a']);
  enter('mfe-b', 'idle');
  await pass(1_000);
  expect(asked).toEqual(['mfe-a', 'mfe-a']);
});

it('waits while a query is fetching', async () => {
  const { asked, queryClient } = draw();
  const answer = Promise.withResolvers<string>();
  act(() => {
    void queryClient.query({ queryKey: ['shell', 'x'], queryFn: () => answer.promise });
  });
  await pass(10_000);
  expect(asked).toEqual([]);
  answer.resolve('here');
  await pass(1_000);
  expect(asked).toEqual(['mfe-a']);
});

it('does not prefetch with data saving on, and stops when it turns on', async () => {
  connection(true);
  const first = draw();
  await pass(10_000);
  expect(first.asked).toEqual([]);
  first.unmount();

  connection(false);
  const { asked, end } = draw();
  await pass(1_000);
  connection(true);
  await end();
  expect(asked).toEqual(['mfe-a']);
});

it('aborts on unmount', async () => {
  const { under, unmount } = draw();
  await pass(1_000);
  unmount();
  expect(under[0]?.signal.aborted).toBe(true);
});
