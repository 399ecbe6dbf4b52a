/**
 * `/selvbetjening/status`: for each remote the release that this page runs, its source, load time and last failure.
 * Needs no sign-in, since it shows nothing that is not in the public registry, and must work when sign-in does not.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { Card } from 'shared/ui/card';
import { DescriptionList } from 'shared/ui/description-list';
import { PageHeader } from 'shared/ui/page-header';
import { Tag } from 'shared/ui/tag';
import { usePortal } from '../../portal/portal.ts';
import { releaseName } from '../../remotes/load-release.ts';
import type { RemoteState } from '../../remotes/remote-handle.ts';
import type { RemoteLoader } from '../../remotes/remote-loader.ts';
import styles from './status.module.css';
import { statusTexts as texts } from './texts.ts';

const StateTag = ({ state }: { readonly state: RemoteState['state'] }) => {
  if (state === 'ready') return <Tag tone="success">{texts.ready}</Tag>;
  if (state === 'failed') return <Tag tone="error">{texts.failed}</Tag>;
  return <Tag tone="info">{texts.loading}</Tag>;
};

const RemoteStatus = ({ loader, id }: { readonly loader: RemoteLoader; readonly id: string }) => {
  const current = useSyncExternalStore(loader.subscribe, () => loader.stateOf(id));
  const lastFailure = useSyncExternalStore(loader.subscribe, () => loader.lastFailureOf(id));
  const running = current.state === 'ready' ? current.running : undefined;

  useEffect(() => {
    loader.load(id);
  }, [loader, id]);

  return (
    <Card title={id} actions={<StateTag state={current.state} />}>
      <DescriptionList
        items={[
          { term: texts.release, value: running && releaseName(running.release) },
          { term: texts.source, value: running && texts.sourceOf(running.source) },
          { term: texts.loadTime, value: running && texts.milliseconds(running.loadedInMs) },
          { term: texts.lastError, value: lastFailure && `${lastFailure.label}: ${lastFailure.failure}` },
        ]}
      />
    </Card>
  );
};

export const StatusPage = () => {
  const { appVersion, loader, registry } = usePortal();
  const version = useStore(appVersion, state => state.version);
  return (
    <div className={styles.page}>
      <PageHeader title={texts.title} help={texts.help} />
      <div className={styles.list}>
        <Card title={texts.shell}>
          <DescriptionList
            items={[
              { term: texts.release, value: version },
              {
                term: texts.registry,
                value: registry.source === 'network' ? texts.fromNetwork : texts.fromCopy,
              },
            ]}
          />
        </Card>
        {registry.registry.remotes.map(({ id }) => (
          <RemoteStatus key={id} loader={loader} id={id} />
        ))}
      </div>
    </div>
  );
};
