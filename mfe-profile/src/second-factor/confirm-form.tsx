import type { Enrolment, SecondFactorBody } from 'shared/contracts/second-factor';
import { QrCode } from 'shared/esim/qr-code';
import { Form, useFormState } from 'shared/form';
import { useHttp } from 'shared/http';
import { Card } from 'shared/ui/card';
import { CopyButton } from 'shared/ui/copy-button';
import { Cluster, Stack } from 'shared/ui/layout';
import { TextField } from 'shared/ui/text-field';
import { Typography } from 'shared/ui/typography';
import { field, must } from 'shared/validation/rule';
import { useWrite } from 'shared/write';
import * as z from 'zod/mini';
import { ownLogQuery } from '../own-log.queries.ts';
import { ownProfileWrites } from '../own-profile.writes.ts';
import { profileQueries } from '../profile.queries.ts';
import styles from './second-factor.module.css';
import { factorTexts as texts, groupedKey } from './texts.ts';
import { useFocusWhenShown } from '../use-focus-when-shown.ts';

const schema = z.object({
  code: field(
    must(code => /^\d{6}$/.test(code), texts.codeMissing),
    entered => entered.replaceAll(/[\s-]/g, ''),
  ),
});

interface ConfirmFormProps {
  readonly enrolment: Enrolment;
  readonly cancelHref: string;
  /** Called when it is already on, or the key has expired. */
  readonly onGone: () => void;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

/** Shows the key for the app, and switches the second factor on with a code from it. */
export const ConfirmForm = ({ enrolment: { key, uri }, cancelHref, onGone, onDone }: ConfirmFormProps) => {
  const client = useHttp();
  const queries = profileQueries(client);
  const intro = useFocusWhenShown();
  const form = useFormState({ schema, initial: { code: '' } });
  const write = useWrite({
    send: (http, body: SecondFactorBody) => ownProfileWrites(http).confirmSecondFactor(body),
    stale: [queries.secondFactor().queryKey, queries.profile().queryKey, ownLogQuery(client).queryKey],
    expected: ['InvalidToken', 'NotFound'],
    onRefused: code => {
      if (code === 'NotFound') onGone();
      else form.refuse('code', texts.codeWrong);
    },
    onDone: ({ recoveryCodes }) => {
      onDone(recoveryCodes);
    },
  });
  return (
    <Card title={texts.scanTitle}>
      <Stack gap={5}>
        <Typography ref={intro} tabIndex={-1}>
          {texts.scanText}
        </Typography>
        <QrCode content={uri} label={texts.qrCode} />
        <Cluster gap={2}>
          <span>{texts.key}:</span>
          <code className={styles.key}>{groupedKey(key)}</code>
          <CopyButton value={key} what={texts.key} />
        </Cluster>
        <Form form={form} write={write} submit={texts.confirm} cancelHref={cancelHref}>
          <TextField
            {...form.field('code')}
            label={texts.code}
            autocomplete="one-time-code"
            inputMode="numeric"
            width="digits-8"
          />
        </Form>
      </Stack>
    </Card>
  );
};
