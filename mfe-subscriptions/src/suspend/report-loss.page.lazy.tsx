import { subscriptionType } from 'shared/contracts/subscription-kind';
import { LOSS_REASONS, type LossBody } from 'shared/contracts/suspension';
import { RadioGroup } from 'shared/ui/radio-group';
import { Typography } from 'shared/ui/typography';
import * as z from 'zod/mini';
import { pages } from '../pages.tsx';
import { orderActionPage, type FieldsProps, type OrderPage } from '../order-form-model/order-action-page.tsx';
import { suspensionReasonLabel } from '../subscription-model/reason-labels.ts';
import { Consequences } from './suspension-fields.tsx';
import { consequences, lossTexts as texts } from './texts.ts';

interface LossValues {
  readonly reason: LossBody['reason'] | undefined;
}

const lossSchema = z.object({ reason: z.enum(LOSS_REASONS, { error: texts.reasonMissing }) });

const LossFields = ({ form, of }: FieldsProps<LossValues, LossBody, undefined>) => (
  <>
    <Typography>{texts.meaning}</Typography>
    <Consequences lines={consequences[subscriptionType(of.category)]} />
    <RadioGroup
      {...form.field('reason')}
      label={texts.reason}
      options={LOSS_REASONS.map(value => ({
        value,
        label: suspensionReasonLabel(value, subscriptionType(of.category)),
      }))}
    />
  </>
);

/** Reports a telephone as lost or stolen: for the user of the telephone, when no administrator is available. */
export const Page: OrderPage = orderActionPage<LossValues, LossBody>({
  page: pages.reportLoss,
  endpoint: 'loss',
  method: 'POST',
  initial: () => ({ reason: undefined }),
  schema: () => lossSchema,
  Fields: LossFields,
  submit: () => texts.submit,
  placed: () => texts.placed,
});
