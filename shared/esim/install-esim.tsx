/** Ways to install an eSIM by its activation code: scan it, open it on the phone itself, or type it. */
import { CopyButton } from 'shared/ui/copy-button';
import { DescriptionList } from 'shared/ui/description-list';
import { Cluster, Stack } from 'shared/ui/layout';
import { LinkButton } from 'shared/ui/link-button';
import { Typography } from 'shared/ui/typography';
import { activationCodeOf } from './activation-code.ts';
import styles from './install-esim.module.css';
import { QrCode } from './qr-code.tsx';
import { esimInstallTexts as texts } from './texts.ts';

/** ESIM-016: the activation takes a while. */
export const esimDelayText = texts.delay;

/** Links of phone manufacturers that install an eSIM when opened on the phone itself, by activation code. */
const installLinks = (activationCode: string) => {
  const query = `carddata=${encodeURIComponent(activationCode)}`;
  return {
    ios: `https://esimsetup.apple.com/esim_qrcode_provisioning?${query}`,
    android: `https://esimsetup.android.com/esim_qrcode_provisioning?${query}`,
  };
};

interface ContentProps {
  /** Content of the QR code. */
  readonly content: string;
}

/** The QR code to scan with the phone that gets the eSIM. */
export const EsimQrCode = ({ content }: ContentProps) => <QrCode content={content} label={texts.qrCode} />;

/** For a page opened on the phone that gets the eSIM. */
export const InstallHere = ({ content }: ContentProps) => {
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

/** For a phone that cannot scan: address and code separately. */
export const ManualCode = ({ content }: ContentProps) => {
  const parts = activationCodeOf(content);
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
