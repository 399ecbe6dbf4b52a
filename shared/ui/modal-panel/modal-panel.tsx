import { useEffect, useRef, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../class-names.ts';
import styles from './modal-panel.module.css';

export interface ModalPanelProps {
  /** Accessible name of the panel, which has no heading. */
  label: string;
  /** Called on Escape and on a press outside. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel over the top of the page that starts with a field, such as a search. Open while rendered; traps
 * focus and restores it on close. Fills a small screen. For a question use a dialog, for a task a drawer.
 */
export const ModalPanel = ({ label, onClose, children }: ModalPanelProps) => {
  const panel = useRef<HTMLElement>(null);
  // A drawer below restores focus that leaves it, so the panel gets focus instead of its field.
  useEffect(() => {
    if (document.activeElement === panel.current) panel.current?.querySelector('input')?.focus();
  }, []);
  return (
    <ModalOverlay
      className={cx(styles.overlay)}
      isOpen
      isDismissable
      onOpenChange={isOpen => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={cx(styles.modal)}>
        <Dialog ref={panel} className={cx(styles.panel)} aria-label={label}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
