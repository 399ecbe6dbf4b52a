import { CopyButton } from 'shared/ui/copy-button';
import { DescriptionList } from 'shared/ui/description-list';
import { Typography } from 'shared/ui/typography';
import { EsimCode, type ExistingEsim } from '../sim-model/esim-code.tsx';
import { activationCodeOf } from './activation-code.ts';
import { CopyLinkButton } from './copy-link-button.tsx';
import styles from './switch-to-esim.module.css';
import { switchToEsimTexts as texts } from './texts.ts';

/** How an eSIM gets onto the phone: the code to scan, the link to send, and both to type (ESIM-010 to ESIM-016). */
export const InstallEsim = ({ esim }: { readonly esim: ExistingEsim }) => (
  <div className={styles.install}>
    <EsimCode esim={esim} />
    <div className={styles.steps}>
      {esim.isOrdered ? texts.steps.map(step => <Typography key={step}>{step}</Typography>) : null}
      {esim.isOrdered ? <Typography>{texts.delay}</Typography> : null}
      <div>
        <CopyLinkButton esim={esim} />
      </div>
      <ManualCode content={esim.qrCodeContent} />
    </div>
  </div>
);

const ManualCode = ({ content }: { readonly content: string | undefined }) => {
  const parts = content === undefined ? undefined : activationCodeOf(content);
  if (!parts) return null;
  return (
    <details>
      <summary className={styles.summary}>{texts.manual}</summary>
      <div className={styles.manual}>
        <DescriptionList
          items={[
            { term: texts.server, value: <Copied value={parts.server} what={texts.server} /> },
            { term: texts.code, value: <Copied value={parts.code} what={texts.code} /> },
          ]}
        />
      </div>
    </details>
  );
};

const Copied = (props: { readonly value: string; readonly what: string }) => (
  <span className={styles.code}>
    {props.value}
    <CopyButton {...props} />
  </span>
);
