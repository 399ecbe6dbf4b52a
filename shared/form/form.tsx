/**
 * `useForm` and `<Form>`: the form of every page. A page provides a schema, the fields and a write of `shared/write`.
 * Validation errors, focus, pending state, cancelling and the warning about unsaved changes are handled here.
 *
 *     const form = useForm({ schema: forwardingSchema(today), initial: { number: '', date: today } });
 *     const write = useWrite({ …, onDone: order => { toasts.show(…); form.leave(subscriptionHref(ids)); } });
 *     return (
 *       <Form form={form} write={write} submit={texts.submit} cancelHref={subscriptionHref(ids)}>
 *         <TextField {...form.field('number')} label={texts.number} />
 *         <DatePicker {...form.field('date')} label={texts.date} />
 *       </Form>
 *     );
 *
 * The schema is zod/mini: `z.object({ number: field(phoneRule, tidyPhone) })` with `field` of `shared/validation/rule`.
 * Its output is the request body; shape it with `z.pipe(…, z.transform(…))`. A required choice is
 * `z.enum(REASONS, { error: texts.reasonMissing })` with `undefined as Reason | undefined` as its initial value.
 */
import type { ReactNode } from 'react';
import { Button } from 'shared/ui/button';
import { ErrorSummary } from 'shared/ui/error-summary';
import { LinkButton } from 'shared/ui/link-button';
import { uiTexts } from '../ui/texts.ts';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import { useFormState, type FormFrame, type FormOptions, type FormState } from './form-state.ts';
import styles from './form.module.css';
import { useLeaving, type Leaving } from './leaving.ts';

export {
  useFormState,
  type FieldProps,
  type FormFrame,
  type FormOptions,
  type FormSchema,
  type FormState,
} from './form-state.ts';
export { useLeaving, type Leaving } from './leaving.ts';

/** The form of a page: warns about unsaved changes until it is left with `leave`. */
export const useForm = <Values extends object, Body>(
  options: FormOptions<Values, Body>,
): FormState<Values, Body> & Leaving => {
  const state = useFormState(options);
  const leaving = useLeaving(state.isDirty);
  return {
    ...state,
    ...leaving,
    submit: send => {
      if (!leaving.hasLeft()) state.submit(send);
    },
  };
};

export interface FormProps<Body> {
  /** From `useForm` or `useFormState`. */
  readonly form: FormFrame<Body> & Partial<Pick<Leaving, 'question'>>;
  /** From `useWrite`. */
  readonly write: { readonly submit: (body: Body) => void; readonly isPending: boolean };
  /** Label of the submit button. Omit it if the button is elsewhere, as `<Button type="submit" form={form.id}>`. */
  readonly submit?: string;
  /** The write deletes something permanently. */
  readonly isDestructive?: boolean;
  /** Target of 'Annuller'. */
  readonly cancelHref?: string;
  /** Handler of 'Annuller', instead of a target. */
  readonly onCancel?: () => void;
  /** Submit handler while nothing has changed; by default the form is sent. */
  readonly onUnchanged?: () => void;
  /** More actions, next to the buttons. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The error summary, the fields and the buttons. */
export const Form = <Body,>(props: FormProps<Body>) => {
  const {
    form,
    write,
    submit,
    isDestructive = false,
    cancelHref,
    onCancel,
    onUnchanged,
    actions,
    children,
  } = props;
  const send = (): void => {
    if (write.isPending) return;
    if (onUnchanged !== undefined && !form.isDirty) onUnchanged();
    else form.submit(write.submit);
  };
  // The form disappears when an error says that it can no longer be sent.
  const frame = useKeptFocus<HTMLFormElement>();
  return (
    <form
      ref={frame}
      id={form.id}
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        send();
      }}
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      {children}
      {submit === undefined ? null : (
        <div className={styles.actions}>
          <Button
            type="submit"
            variant={isDestructive ? 'destructive' : 'primary'}
            isPending={write.isPending}
          >
            {submit}
          </Button>
          {cancelHref === undefined ? null : (
            <LinkButton variant="secondary-alternative" href={cancelHref}>
              {uiTexts.cancel}
            </LinkButton>
          )}
          {onCancel === undefined ? null : (
            <Button variant="secondary-alternative" onPress={write.isPending ? undefined : onCancel}>
              {uiTexts.cancel}
            </Button>
          )}
          {actions}
        </div>
      )}
      {form.question}
    </form>
  );
};
