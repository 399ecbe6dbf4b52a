import { useEffect, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../class-names.ts';
import { Button } from '../button/button.tsx';
import { uiTexts } from '../texts.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  isOpen: boolean;
  /** Called by the close button, Escape and a press outside. Without it the dialog cannot be dismissed. */
  onClose?: (() => void) | undefined;
  /** The heading and accessible name. */
  title: string;
  children: ReactNode;
  /** Buttons, the main action first. */
  actions?: ReactNode;
  /** Use `alertdialog` for an interruption that needs an answer. */
  role?: 'dialog' | 'alertdialog';
  size?: 'small' | 'medium' | 'large';
}

/** Sets the number of open dialogs on the root element, because dialogs can stack. */
const countOpen = (more: number): void => {
  const { dataset } = document.documentElement;
  const open = Number(dataset['dialog'] ?? 0) + more;
  if (open > 0) dataset['dialog'] = String(open);
  else delete dataset['dialog'];
};

/**
 * A question or short message over the page. Traps focus and restores it on close. For forms use a drawer.
 */
export const Dialog = ({
  isOpen,
  onClose,
  title,
  children,
  actions,
  role = 'dialog',
  size = 'small',
}: DialogProps) => {
  useEffect(() => {
    if (!isOpen) return undefined;
    countOpen(1);
    return () => {
      countOpen(-1);
    };
  }, [isOpen]);
  return (
    <ModalOverlay
      className={cx(styles.overlay)}
      isOpen={isOpen}
      isDismissable={onClose !== undefined && role === 'dialog'}
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={open => {
        if (!open) onClose?.();
      }}
    >
      <Modal className={cx(styles.modal)} data-size={size}>
        <AriaDialog className={cx(styles.dialog)} role={role}>
          <div className={styles.head}>
            <Heading className={cx(styles.title)} slot="title" level={2}>
              {title}
            </Heading>
            {onClose === undefined ? null : (
              <Button variant="icon" size="small" icon="close" aria-label={uiTexts.close} onPress={onClose} />
            )}
          </div>
          <div className={styles.content}>{children}</div>
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};
