/** A form for users who are not signed in: heading, fields, why the last attempt failed, one button. */
import type { ReactNode } from 'react';
import { kindTexts } from 'shared/errors/error-texts';
import { isPortalError } from 'shared/errors/portal-error';
import { isFinal } from 'shared/errors/refusal';
import { Form, type FormProps } from 'shared/form';
import { AttentionBox } from 'shared/ui/attention-box';
import { Typography } from 'shared/ui/typography';
import type { Write } from 'shared/write';
import styles from './public-form.module.css';
import { publicFormTexts as texts } from './texts.ts';

interface PublicFormProps<Body> extends Pick<FormProps<Body>, 'form' | 'actions'> {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  /** With `reportsOwnErrors`: this form shows its failures itself. */
  readonly write: Write<Body>;
  readonly children: ReactNode;
}

export const PublicForm = <Body,>({ title, lead, children, ...form }: PublicFormProps<Body>) => (
  <div className={styles.form}>
    <Form {...form}>
      <div className={styles.heading}>
        <Typography tag="h1">{title}</Typography>
        <Typography tone="muted">{lead}</Typography>
      </div>
      {children}
      {form.write.error === null ? null : <Failure error={form.write.error} />}
    </Form>
  </div>
);

const Failure = ({ error }: { readonly error: Error }) => {
  const isOffline = !navigator.onLine;
  const message = isPortalError(error) ? error.message : kindTexts.unknown;
  return (
    <AttentionBox variant="error" title={isOffline ? texts.offline : message} isAnnounced>
      {isOffline ? texts.offlineHelp : isFinal(error) ? texts.notLost : texts.tryAgain}
    </AttentionBox>
  );
};
