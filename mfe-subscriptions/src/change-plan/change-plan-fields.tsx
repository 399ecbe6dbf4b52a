import type { ChangePricePlanBody } from 'shared/contracts/price-plan';
import { formatMediumDate } from 'shared/format/date';
import { formatMonthlyPrice } from 'shared/format/money';
import { useToggle } from 'shared/toggles';
import { AttentionBox } from 'shared/ui/attention-box';
import { ChoiceCards } from 'shared/ui/choice-cards';
import { RadioGroup } from 'shared/ui/radio-group';
import { Typography } from 'shared/ui/typography';
import { ChangeDate } from '../order-form-model/change-date.tsx';
import type { FieldsProps } from '../order-form-model/order-action-page.tsx';
import type { ChangeValues } from './change-plan-schema.ts';
import { cardOf, lostServices, type PlanChoice } from './plan-choice.ts';
import { changePlanTexts as texts, momentTexts } from './texts.ts';

/** Selects a price plan and its first day; shows which services end with the change as soon as one is selected. */
export const ChangePlanFields = ({
  form,
  of,
  today,
  data: { offerings, nextPeriodStart },
}: FieldsProps<ChangeValues, ChangePricePlanBody, PlanChoice>) => {
  const showsPrices = useToggle('show_subscription_prices');
  const chosen = offerings.find(({ id }) => id === form.values.offering);
  const lost = chosen ? lostServices(chosen, of) : [];
  return (
    <>
      <Typography>
        {showsPrices && of.recurringRate
          ? texts.todayFor(of.name, formatMonthlyPrice(of.recurringRate))
          : texts.today(of.name)}
      </Typography>
      <ChoiceCards
        {...form.field('offering')}
        label={texts.plan}
        help={showsPrices ? texts.prices : undefined}
        options={offerings.map(offering => cardOf(offering, of, showsPrices))}
      />
      {lost.length > 0 ? (
        <AttentionBox variant="warning" title={texts.lost}>
          {lost.join(', ')}
        </AttentionBox>
      ) : null}
      <RadioGroup
        {...form.field('moment')}
        label={texts.moment}
        options={[
          { value: 'Now', label: momentTexts.now },
          { value: 'NextPeriod', label: momentTexts.nextPeriod(formatMediumDate(nextPeriodStart)) },
          { value: 'Day', label: momentTexts.day },
        ]}
      />
      {form.values.moment === 'Day' ? <ChangeDate form={form} today={today} /> : null}
    </>
  );
};
