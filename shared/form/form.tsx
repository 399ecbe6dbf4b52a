/**
 * The one form of the portal: `useForm` and `<Form>`. A page gives a schema, the fields and a write of `shared/write`;
 * what is wrong, where focus goes, waiting, cancelling and asking before anything is lost are here.
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
 * Its output is what is sent; shape it with `z.pipe(…, z.transform(…))`. A choice that has to be made is
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

/** A form of a page: asks before what was entered is lost, until it is left by `leave`. */
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
  /** Of `useForm` or `useFormState`. */
  readonly form: FormFrame<Body> & Partial<Pick<Leaving, 'question'>>;
  /** Of `useWrite`. */
  readonly write: { readonly submit: (body: Body) => void; readonly isPending: boolean };
  /** Words of the button. Without them the button stands elsewhere, as `<Button type="submit" form={form.id}>`. */
  readonly submit?: string;
  /** It takes something away for good. */
  readonly isDestructive?: boolean;
  /** Where 'Annuller' leads. */
  readonly cancelHref?: string;
  /** What 'Annuller' does where it leads nowhere else. */
  readonly onCancel?: () => void;
  /** What the button does while nothing is changed; by default the form is sent. */
  readonly onUnchanged?: () => void;
  /** What else can be done, beside the buttons. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Fields, what is wrong with them, and the buttons. */
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
  // The form goes where a refusal says that it cannot be sent any more.
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
