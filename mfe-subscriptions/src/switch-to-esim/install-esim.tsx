import { CopyButton } from 'shared/ui/copy-button';
import { DescriptionList } from 'shared/ui/description-list';
import { Cluster, Stack } from 'shared/ui/layout';
import { LinkButton } from 'shared/ui/link-button';
import { Typography } from 'shared/ui/typography';
import { EsimCode, type ExistingEsim } from '../sim-model/esim-code.tsx';
import { activationCodeOf } from './activation-code.ts';
import { CopyLinkButton } from './copy-link-button.tsx';
import { installLinks } from './install-links.ts';
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
      <InstallHere content={esim.qrCodeContent} />
      <ManualCode content={esim.qrCodeContent} />
    </div>
  </div>
);

/** For who has opened the page on the phone that is to have the eSIM. */
const InstallHere = ({ content }: { readonly content: string | undefined }) => {
  if (content === undefined) return null;
  const { ios, android } = installLinks(content);
  return (
    <Stack gap={2}>
      <Typography>{texts.here}</Typography>
      <Cluster>
        <LinkButton variant="secondary" href={ios}>
          {texts.ios}
        </LinkButton>
        <LinkButton variant="secondary" href={android}>
          {texts.android}
        </LinkButton>
      </Cluster>
    </Stack>
  );
};

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
