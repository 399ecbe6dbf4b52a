import type { OwnPasswordBody } from 'shared/contracts/second-factor';
import { Form, useFormState } from 'shared/form';
import { useHttp } from 'shared/http';
import { useSession } from 'shared/session';
import { PasswordField } from 'shared/ui/password-field';
import { TextField } from 'shared/ui/text-field';
import { useWrite } from 'shared/write';
import * as z from 'zod/mini';
import { changeTexts } from './change-texts.ts';
import { ownLogQuery } from './own-log.queries.ts';
import { ownProfileWrites, type OwnProfileWrites } from './own-profile.writes.ts';
import { presentPassword } from './password-schema.ts';
import { profileQueries } from './profile.queries.ts';

const schema = z.pipe(
  z.object({ current: presentPassword }),
  z.transform(({ current }) => ({ currentPassword: current })),
);

interface PasswordProofFormProps<Answer> {
  readonly submit: string;
  readonly isDestructive?: boolean;
  readonly send: (writes: OwnProfileWrites, body: OwnPasswordBody) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  /** Called when another tab has changed what is shown, which is then refetched. */
  readonly onGone: () => void;
  readonly cancelHref?: string;
  readonly onCancel?: () => void;
}

/** A step that requires the present password. */
export const PasswordProofForm = <Answer,>({
  send,
  onDone,
  onGone,
  ...frame
}: PasswordProofFormProps<Answer>) => {
  const { email } = useSession();
  const client = useHttp();
  const queries = profileQueries(client);
  const form = useFormState({ schema, initial: { current: '' } });
  const write = useWrite({
    send: (http, body: OwnPasswordBody) => send(ownProfileWrites(http), body),
    stale: [
      queries.secondFactor().queryKey,
      queries.passkeys().queryKey,
      queries.profile().queryKey,
      ownLogQuery(client).queryKey,
    ],
    expected: ['InvalidPassword', 'NotFound'],
    onRefused: (code, message) => {
      if (code === 'NotFound') onGone();
      else form.refuse('current', message);
    },
    onDone,
  });
  return (
    <Form form={form} write={write} {...frame}>
      {/* Tells a password manager whose password it is. */}
      <TextField label={changeTexts.email} type="email" autocomplete="username" value={email} readOnly />
      <PasswordField
        {...form.field('current')}
        label={changeTexts.currentPassword}
        autocomplete="current-password"
      />
    </Form>
  );
};
