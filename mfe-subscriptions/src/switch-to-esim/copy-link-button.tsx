import { useToasts } from 'shared/toasts';
import { Button } from 'shared/ui/button';
import type { ExistingEsim } from '../sim-model/esim-code.tsx';
import { copyEsimLink } from './copy-esim-link.ts';
import { copiedToast, copyFailedToasts, switchToEsimTexts as texts } from './texts.ts';

/** Copies the link for the user of the phone; shows the reason when there is nothing to copy (ESIM-010, ESIM-012). */
export const CopyLinkButton = ({ esim }: { readonly esim: ExistingEsim }) => {
  const toasts = useToasts();
  const copy = async (): Promise<void> => {
    const result = await copyEsimLink(esim);
    toasts.show(
      result === 'copied'
        ? { variant: 'SUCCESS', ...copiedToast }
        : { variant: 'ERROR', ...copyFailedToasts[result] },
    );
  };
  return (
    <Button
      variant="secondary"
      icon="copy"
      disabledReason={esim.qrCodeUrl === undefined ? texts.notCopied : undefined}
      onPress={() => void copy()}
    >
      {texts.copy}
    </Button>
  );
};
