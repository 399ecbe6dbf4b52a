import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../class-names.ts';
import { Button } from '../button/button.tsx';
import { usePendingChangesGuard } from '../pending-changes/pending-changes.tsx';
import { uiTexts } from '../texts.ts';
import styles from './drawer.module.css';

/** Duration of the drawer's slide animation in milliseconds (UI-029); same as `--motion-drawer`. */
export const drawerMotionMs = 250;

export interface DrawerProps {
  title: string;
  children: ReactNode;
  /** Navigates to the overview. Called after the drawer has slid out. */
  onClose: () => void;
  /** Navigates one step back; the back button only shows if given. */
  onBack?: (() => void) | undefined;
  /** The settings button only shows if given. */
  onSettings?: (() => void) | undefined;
  /** Buttons at the bottom edge, always visible. */
  footer?: ReactNode;
  /** Ignores presses outside the drawer (UI-028); for drawers with a form. */
  blocksOverlay?: boolean;
  /** Close and back ask for confirmation (UI-030). */
  hasPendingChanges?: boolean;
}

type Leaving = 'close' | 'back' | undefined;

/**
 * A drawer for details or a task, over its overview. Open while rendered: give it its own route and navigate
 * away in `onClose`.
 */
export const Drawer = ({
  title,
  children,
  onClose,
  onBack,
  onSettings,
  footer,
  blocksOverlay = false,
  hasPendingChanges = false,
}: DrawerProps) => {
  const [leaving, setLeaving] = useState<Leaving>();
  const [isOut, setIsOut] = useState(false);
  const guard = usePendingChangesGuard(hasPendingChanges);
  const leave = useEffectEvent((way: Leaving) => {
    if (way === 'back') onBack?.();
    else onClose();
  });

  useEffect(() => {
    if (leaving === undefined) return undefined;
    const timer = setTimeout(() => {
      setIsOut(true);
    }, drawerMotionMs);
    return () => {
      clearTimeout(timer);
    };
  }, [leaving]);

  // Waits until the content behind the drawer is focusable again: on a slow machine focus would be lost with
  // the drawer.
  useEffect(() => {
    if (isOut) leave(leaving);
  }, [isOut, leaving]);

  const hasFooter = footer !== undefined;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-drawer-footer', hasFooter);
    return () => {
      document.documentElement.removeAttribute('data-drawer-footer');
    };
  }, [hasFooter]);

  const goes = (way: Leaving) => () => {
    guard.attempt(() => {
      setLeaving(way);
    });
  };

  return (
    <ModalOverlay
      className={cx(styles.overlay)}
      isOpen={!isOut}
      isDismissable={!blocksOverlay}
      isExiting={leaving !== undefined}
      onOpenChange={goes('close')}
    >
      <Modal className={cx(styles.panel)}>
        <Dialog className={cx(styles.drawer)}>
          <header className={styles.head}>
            {onBack === undefined ? null : (
              <Button variant="icon" icon="arrow-left" aria-label={uiTexts.back} onPress={goes('back')} />
            )}
            <Heading className={cx(styles.title)} slot="title" level={2}>
              {title}
            </Heading>
            {onSettings === undefined ? null : (
              <Button variant="icon" icon="settings" aria-label={uiTexts.settings} onPress={onSettings} />
            )}
            <Button variant="icon" icon="close" aria-label={uiTexts.close} onPress={goes('close')} />
          </header>
          <div className={styles.content}>{children}</div>
          {footer === undefined ? null : <footer className={styles.footer}>{footer}</footer>}
          {guard.dialog}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
