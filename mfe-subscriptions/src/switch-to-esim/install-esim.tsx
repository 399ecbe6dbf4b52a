import { esimDelayText, InstallHere, ManualCode } from 'shared/esim';
import { Typography } from 'shared/ui/typography';
import { EsimCode, type ExistingEsim } from '../sim-model/esim-code.tsx';
import { CopyLinkButton } from './copy-link-button.tsx';
import styles from './switch-to-esim.module.css';
import { switchToEsimTexts as texts } from './texts.ts';

/** How an eSIM gets onto the phone: the code to scan, the link to send, and both to type (ESIM-010 to ESIM-016). */
export const InstallEsim = ({ esim }: { readonly esim: ExistingEsim }) => (
  <div className={styles.install}>
    <EsimCode esim={esim} />
    <div className={styles.steps}>
      {esim.isOrdered ? texts.steps.map(step => <Typography key={step}>{step}</Typography>) : null}
      {esim.isOrdered ? <Typography>{esimDelayText}</Typography> : null}
      <div>
        <CopyLinkButton esim={esim} />
      </div>
      {esim.qrCodeContent === undefined ? null : (
        <>
          <InstallHere content={esim.qrCodeContent} />
          <ManualCode content={esim.qrCodeContent} />
        </>
      )}
    </div>
  </div>
);
