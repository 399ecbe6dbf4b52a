import { esimDelayText, InstallHere, ManualCode } from 'shared/esim';
import { Typography } from 'shared/ui/typography';
import { EsimCode, type ExistingEsim } from '../sim-model/esim-code.tsx';
import { CopyLinkButton } from './copy-link-button.tsx';
import styles from './switch-to-esim.module.css';
import { switchToEsimTexts as texts } from './texts.ts';

/** How to install an eSIM: the code to scan, the link to send, and both as text to type (ESIM-010 to ESIM-016). */
export const InstallEsim = ({ esim }: { readonly esim: ExistingEsim }) => {
  const { qrCodeContent: content } = esim;
  if (esim.isOrdered && content === undefined) return <EsimCode esim={esim} />;
  return (
    <div className={styles.install}>
      <EsimCode esim={esim} />
      <div className={styles.steps}>
        {esim.isOrdered
          ? [...texts.steps, esimDelayText].map(step => <Typography key={step}>{step}</Typography>)
          : null}
        <div>
          <CopyLinkButton esim={esim} />
        </div>
        {content === undefined ? null : (
          <>
            <InstallHere content={content} />
            <ManualCode content={content} />
          </>
        )}
      </div>
    </div>
  );
};
