import { anyRegisteredRemote } from 'shared/testing/builders.ts';
import type { Release } from 'shared/remote/registry';
import type { LoadFailure } from '../load-attempt.ts';
import type { RemoteFailure } from '../load-release.ts';
import { createRemoteLoader } from '../remote-loader.ts';

/** The one remote of {@link controlledLoader}. */
export const id = 'mfe-billing';
/** What it exposes by default. */
export const remote = { id, routes: [] };

/** A loader whose loads the test settles, in any order. */
export const controlledLoader = (changes: Parameters<typeof anyRegisteredRemote>[0] = {}) => {
  const attempts: PromiseWithResolvers<unknown>[] = [];
  const failures: [string, RemoteFailure][] = [];
  const told: LoadFailure[] = [];
  const onThrown = jest.fn();
  const loadExposedModule = jest.fn((_id: string, _release: Release) => {
    const attempt = Promise.withResolvers<unknown>();
    attempts.push(attempt);
    return attempt.promise;
  });
  const fetchRelease = jest.fn((_release: Release, _signal: AbortSignal) => Promise.resolve());
  const loader = createRemoteLoader({
    registry: { schemaVersion: 1, remotes: [anyRegisteredRemote(changes)] },
    allowedOrigins: ['https://remotes.test'],
    visit: () => ({ customerId: '1001', isToggleOn: () => false }),
    loadExposedModule,
    fetchRelease,
    onFailure: failure => {
      told.push(failure);
      failures.push([failure.label, failure.failure]);
    },
    onThrown,
  });
  const seen: string[] = [];
  loader.subscribe(() => seen.push(loader.stateOf(id).state));
  return { loader, loadExposedModule, fetchRelease, attempts, failures, told, onThrown, seen };
};
