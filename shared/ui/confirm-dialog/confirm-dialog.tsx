import type { ReactNode } from 'react';
import { AttentionBox } from '../attention-box/attention-box.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { uiTexts } from '../texts.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What happens when confirmed, in whole sentences. */
  children: ReactNode;
  /** Verb first: 'Slet administrator'. */
  confirmLabel: string;
  /** 'Annuller' by default. */
  cancelLabel?: string;
  /** `destructive` where something is taken away for good. */
  tone?: 'default' | 'destructive';
  onConfirm: () => void;
  onCancel: () => void;
  /** It is being done: the dialog stays and cannot be left. */
  isPending?: boolean;
  /** It failed: a whole sentence, shown in the dialog so that the person can try again. */
  error?: string | undefined;
}

/** Asks before something that cannot be undone at once. Keep it open while it is done: pass `isPending`. */
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
