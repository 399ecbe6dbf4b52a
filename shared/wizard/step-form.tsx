/** The current step: its fields, stored as the user enters them. */
import { useLayoutEffect, useRef } from 'react';
import { Form, useFormState } from 'shared/form';
import { Card } from 'shared/ui/card';
import { LinkButton } from 'shared/ui/link-button';
import { wizardTexts as texts } from './texts.ts';
import { schemaOf, type OpenStep } from './use-wizard.ts';

interface StepFormProps<All> {
  readonly step: OpenStep<All>;
  readonly values: object;
  readonly all: All;
  readonly onSave: (values: object) => void;
  readonly onNext: () => void;
  readonly cancelHref: string;
  readonly backHref: string | undefined;
  readonly refused: Readonly<Record<string, string>>;
  readonly isOutdated: boolean;
}

export const StepForm = <All,>(props: StepFormProps<All>) => {
  const { step, values, all, onSave, onNext, cancelHref, backHref, refused, isOutdated } = props;
  const form = useFormState<object, unknown>({
    schema: schemaOf(step, all),
    initial: values,
    refused,
    isSent: isOutdated,
  });
  const save = useRef(onSave);
  useLayoutEffect(() => {
    save.current = onSave;
  });
  const entered = JSON.stringify(form.values);
  // Stored on every change: the back button and a reload give no warning.
  useLayoutEffect(() => {
    if (form.isDirty) save.current(JSON.parse(entered) as object);
  }, [entered, form.isDirty]);
  return (
    <Card>
      <Form
        form={form}
        write={{ submit: onNext, isPending: false }}
        submit={texts.next}
        cancelHref={cancelHref}
        actions={
          backHref === undefined ? null : (
            <LinkButton variant="text" href={backHref}>
              {texts.back}
            </LinkButton>
          )
        }
      >
        {step.fields(form, all)}
      </Form>
    </Card>
  );
};
