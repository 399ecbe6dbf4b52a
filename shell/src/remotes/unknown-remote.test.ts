/** A remote that only a newer registry lists: it is ignored until the next page load. */
import { anyRegisteredRemote, anyRelease } from 'shared/testing/builders.ts';
import { controlledLoader, id, remote } from './testing/controlled-loader.ts';

const next = anyRelease({ version: '1.1.0', buildId: 'new111' });
const unknown = anyRegisteredRemote({ id: 'mfe-unknown', paths: ['ukendt'] });

const afterUpdate = () => {
  const controlled = controlledLoader();
  controlled.loader.update({
    schemaVersion: 1,
    remotes: [unknown, anyRegisteredRemote({ current: next })],
  });
  return controlled;
};

it('does not prevent updates of the remotes listed after it', async () => {
  const { loader, loadExposedModule, attempts } = afterUpdate();
  const loaded = loader.preload(id);
  attempts[0]?.resolve({ remote });
  expect(await loaded).toEqual(remote);
  expect(loadExposedModule).toHaveBeenCalledWith(id, next);
});

it('has no paths yet', () => {
  const { loader } = afterUpdate();
  expect(loader.ownerOf('ukendt')).toBeUndefined();
  expect(loader.ownerOf('faktura')?.id).toBe(id);
});

it('is not loaded by a visit or preloaded', async () => {
  const { loader, loadExposedModule } = afterUpdate();
  loader.load(unknown.id);
  expect(await loader.preload(unknown.id)).toBeUndefined();
  expect(loader.stateOf(unknown.id)).toEqual({ state: 'idle' });
  expect(loadExposedModule).not.toHaveBeenCalled();
});
