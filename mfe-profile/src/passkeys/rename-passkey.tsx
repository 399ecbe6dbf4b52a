import type { Passkey, PasskeyNameBody } from 'shared/contracts/passkey';
import { MAX_PASSKEY_NAME } from 'shared/contracts/text-limits';
import { Form, useForm } from 'shared/form';
import { useHttp } from 'shared/http';
import { useToasts } from 'shared/toasts';
import { Card } from 'shared/ui/card';
import { Stack } from 'shared/ui/layout';
import { TextField } from 'shared/ui/text-field';
import { Typography } from 'shared/ui/typography';
import { fits } from 'shared/validation/fits';
import { field, firstOf, must } from 'shared/validation/rule';
import { useWrite } from 'shared/write';
import * as z from 'zod/mini';
import { ownLogQuery } from '../own-log.queries.ts';
import { ownProfileWrites } from '../own-profile.writes.ts';
import { profileQueries } from '../profile.queries.ts';
import { useFocusWhenShown } from '../use-focus-when-shown.ts';
import { passkeyTexts as texts, renameTitle } from './texts.ts';

const schema = z.object({
  name: field(
    firstOf(
      must(value => value.trim() !== '', texts.nameMissing),
      fits('Navnet', MAX_PASSKEY_NAME),
    ),
  ),
});

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly onBack: () => void;
}

/** Renames a passkey; only its user sees the name. */
export const RenamePasskey = ({ passkey: { passkeyId, name }, onBack }: RenamePasskeyProps) => {
  const toasts = useToasts();
  const intro = useFocusWhenShown();
  const client = useHttp();
  const form = useForm({ schema, initial: { name } });
  const leave = (title: string) => {
    toasts.show({ variant: 'SUCCESS', title });
    form.leave(onBack);
  };
  const write = useWrite({
    send: (http, body: PasskeyNameBody) => ownProfileWrites(http).renamePasskey(passkeyId, body),
    stale: [profileQueries(client).passkeys().queryKey, ownLogQuery(client).queryKey],
    expected: ['InvisibleCharacters', 'NotFound'],
    onRefused: (code, message) => {
      if (code === 'NotFound') leave(texts.removedBefore);
      else form.refuse('name', message);
    },
    onDone: () => {
      leave(texts.renamed);
    },
  });
  return (
    <Card title={renameTitle(name)}>
      <Stack gap={5}>
        <Typography ref={intro} tabIndex={-1}>
          {texts.renameText}
        </Typography>
        <Form form={form} write={write} submit={texts.renameSubmit} onCancel={onBack} onUnchanged={onBack}>
          <TextField {...form.field('name')} label={texts.name} autocomplete="off" />
        </Form>
      </Stack>
    </Card>
  );
};
