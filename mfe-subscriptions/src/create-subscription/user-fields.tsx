import type { FormState } from 'shared/form';
import { TextField } from 'shared/ui/text-field';
import type { UserValues } from './draft.ts';
import { userTexts as texts } from './texts.ts';

/** The future user of the subscription. */
export const UserFields = ({ form }: { readonly form: FormState<UserValues, unknown> }) => (
  <>
    <TextField {...form.field('firstName')} label={texts.firstName} />
    <TextField {...form.field('lastName')} label={texts.lastName} />
    <TextField {...form.field('email')} label={texts.email} type="email" isOptional />
    <TextField {...form.field('employeeId')} label={texts.employeeId} isOptional />
  </>
);
