import { saveFile } from 'shared/http/save-file';
import { Button } from 'shared/ui/button';
import { Card } from 'shared/ui/card';
import { CopyButton } from 'shared/ui/copy-button';
import { Cluster, Stack } from 'shared/ui/layout';
import { Typography } from 'shared/ui/typography';
import styles from './second-factor.module.css';
import { factorTexts as texts, groupedCode } from './texts.ts';
import { useFocusWhenShown } from '../use-focus-when-shown.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Shown right after the second factor was switched on. */
  readonly isJustOn: boolean;
  readonly onDone: () => void;
}

const download = (codes: readonly string[]): void => {
  const content = new Blob([`${codes.map(groupedCode).join('\r\n')}\r\n`], { type: 'text/plain' });
  saveFile({ content, name: texts.codesFile }, texts.codesFile);
};

/** The recovery codes for a lost telephone, shown only once. */
export const RecoveryCodes = ({ codes, isJustOn, onDone }: RecoveryCodesProps) => {
  const intro = useFocusWhenShown();
  return (
    <Card title={texts.codesTitle}>
      <Stack gap={5}>
        <Typography ref={intro} tabIndex={-1}>
          {isJustOn ? `${texts.switchedOn} ` : null}
          {texts.codesText}
        </Typography>
        <ul className={styles.codes} aria-label={texts.codesList}>
          {codes.map(code => (
            <li key={code}>
              <code>{groupedCode(code)}</code>
            </li>
          ))}
        </ul>
        <Cluster>
          <Button
            variant="secondary"
            icon="download"
            onPress={() => {
              download(codes);
            }}
          >
            {texts.download}
          </Button>
          <CopyButton value={codes.join(',')} what={texts.codesList} />
        </Cluster>
        <div>
          <Button onPress={onDone}>{texts.codesKept}</Button>
        </div>
      </Stack>
    </Card>
  );
};
