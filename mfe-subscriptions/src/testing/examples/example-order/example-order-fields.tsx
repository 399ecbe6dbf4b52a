import type { ExampleOrderBody } from 'shared/contracts/example-order';
import { TextField } from 'shared/ui/text-field';
import { Typography } from 'shared/ui/typography';
import type { FieldsProps } from '../../../subscription-model/order-action-page.tsx';
import { exampleOrderTexts as texts } from './texts.ts';

/** What is filled in, and what to know before. */
export const ExampleOrderFields = ({ form }: FieldsProps<ExampleOrderBody, ExampleOrderBody, undefined>) => (
  <>
    <Typography>{texts.intro}</Typography>
    <TextField {...form.field('invoiceNote')} label={texts.invoiceNote} maxLength={60} />
  </>
);
