import { EsimQrCode } from 'shared/esim';
import { Icon } from 'shared/ui/icon';
import { Typography } from 'shared/ui/typography';
import type { EsimView } from './esim.ts';
import styles from './esim-code.module.css';
import { esimTexts } from './sim-texts.ts';

export type ExistingEsim = Extract<EsimView, { hasEsim: true }>;

const whyNoCode = ({ status }: ExistingEsim): string =>
  status === 'Ordered' ? esimTexts.onlyAdministrators : esimTexts.explanations[status];

/** The QR code that installs an eSIM; where there is none to scan, its place and why (ESIM-012, ESIM-013, C-51). */
export const EsimCode = ({ esim }: { readonly esim: ExistingEsim }) =>
  esim.qrCodeContent === undefined ? (
    <div className={styles.placeholder}>
      <div className={styles.blank} role="img" aria-label={esimTexts.noQrCode}>
        <Icon name="esim" size="xxl" />
      </div>
      <Typography>{whyNoCode(esim)}</Typography>
    </div>
  ) : (
    <EsimQrCode content={esim.qrCodeContent} />
  );
