import type { ReactNode } from 'react';
import { AttentionBox } from '../attention-box/attention-box.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { uiTexts } from '../texts.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What happens on confirmation, in full sentences. */
  children: ReactNode;
  /** Verb first: 'Slet administrator'. */
  confirmLabel: string;
  /** 'Annuller' by default. */
  cancelLabel?: string;
  /** `destructive` for permanent deletion. */
  tone?: 'default' | 'destructive';
  onConfirm: () => void;
  onCancel: () => void;
  /** While the action runs: the dialog stays open and cannot be closed. */
  isPending?: boolean;
  /** Error message as a full sentence, shown in the dialog so that the user can retry. */
  error?: string | undefined;
}

/**
 * Asks for confirmation of an action that is hard to undo. Keep it open while the action runs: pass
 * `isPending`.
 */
export const ConfirmDialog = ({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel = uiTexts.cancel,
  tone = 'default',
  onConfirm,
  onCancel,
  isPending = false,
  error,
}: ConfirmDialogProps) => (
  <Dialog
    isOpen={isOpen}
    title={title}
    onClose={isPending ? undefined : onCancel}
    actions={
      <>
        <Button
          variant={tone === 'destructive' ? 'destructive' : 'primary'}
          isPending={isPending}
          onPress={onConfirm}
        >
          {confirmLabel}
        </Button>
        <Button variant="secondary-alternative" onPress={isPending ? undefined : onCancel}>
          {cancelLabel}
        </Button>
      </>
    }
  >
    <div>{children}</div>
    {error === undefined ? null : (
      <AttentionBox variant="error" isAnnounced>
        {error}
      </AttentionBox>
    )}
  </Dialog>
);
