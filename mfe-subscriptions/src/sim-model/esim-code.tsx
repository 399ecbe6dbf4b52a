import { EsimQrCode } from 'shared/esim';
import { Icon } from 'shared/ui/icon';
import { Typography } from 'shared/ui/typography';
import type { EsimView } from './esim.ts';
import styles from './esim-code.module.css';
import { esimTexts } from './sim-texts.ts';

export type ExistingEsim = Extract<EsimView, { hasEsim: true }>;

/**
 * The QR code that installs an eSIM, or a placeholder with the reason why it is not shown (ESIM-012, ESIM-013, C-51).
 */
export const EsimCode = ({ esim: { status, qrCodeContent } }: { readonly esim: ExistingEsim }) => {
  if (qrCodeContent !== undefined) return <EsimQrCode content={qrCodeContent} />;
  if (status === 'Ordered') return <Typography>{esimTexts.onlyAdministrators}</Typography>;
  return (
    <div className={styles.placeholder}>
      <div className={styles.blank} role="img" aria-label={esimTexts.noQrCode}>
        <Icon name="esim" size="xxl" />
      </div>
      <Typography>{esimTexts.explanations[status]}</Typography>
    </div>
  );
};
