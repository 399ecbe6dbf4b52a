import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../class-names.ts';
import styles from './modal-panel.module.css';

export interface ModalPanelProps {
  /** The name of the panel, which has no heading. */
  label: string;
  /** Told by Escape and by a press outside. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel at the top of the page, over it, for something that begins with a field, such as a search. Open as long as it is
 * rendered; holds focus and gives it back. Fills a small screen. For a question use a dialog, for a task a drawer.
 */
export const ModalPanel = ({ label, onClose, children }: ModalPanelProps) => (
  <ModalOverlay
    className={cx(styles.overlay)}
    isOpen
    isDismissable
    onOpenChange={isOpen => {
      if (!isOpen) onClose();
    }}
  >
    <Modal className={cx(styles.modal)}>
      <Dialog className={cx(styles.panel)} aria-label={label}>
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
);
