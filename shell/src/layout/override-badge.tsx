/** Shown while this tab overrides a remote; resets the override. */
import { useStore } from 'zustand';
import { Button } from 'shared/ui/button';
import { usePortal } from '../portal/portal.ts';
import styles from './override-badge.module.css';
import { layoutTexts } from './texts.ts';

const reload = (): void => {
  window.location.reload();
};

export const OverrideBadge = ({ onReset = reload }: { readonly onReset?: () => void }) => {
  const { override } = usePortal();
  const tried = useStore(override, state => state.override);
  if (!tried) return null;
  return (
    <aside className={styles.badge}>
      <p>{layoutTexts.trying(tried.id, new URL(tried.manifest).host)}</p>
      <Button
        variant="secondary"
        size="small"
        onPress={() => {
          override.reset();
          onReset();
        }}
      >
        {layoutTexts.stopTrying}
      </Button>
    </aside>
  );
};
