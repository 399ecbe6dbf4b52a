import {
  NUMBER_HANDLINGS,
  TERMINATION_REASONS,
  type TerminationBody,
  type TerminationQuote,
} from 'shared/contracts/termination';
import { formatLongDate } from 'shared/format/date';
import { useHttp } from 'shared/http';
import { keepPreviousData, useQuery } from 'shared/query';
import { useToggle } from 'shared/toggles';
import { DatePicker } from 'shared/ui/date-picker';
import { DescriptionList } from 'shared/ui/description-list';
import { Stack } from 'shared/ui/layout';
import { RadioGroup } from 'shared/ui/radio-group';
import { TextField } from 'shared/ui/text-field';
import { Typography } from 'shared/ui/typography';
import type { FieldsProps } from '../order-form-model/order-action-page.tsx';
import { numberHandlingLabels, terminationReasonLabels } from '../subscription-model/reason-labels.ts';
import type { TerminationValues } from './termination-schema.ts';
import { quoteRead } from './termination.queries.ts';
import { bindingText, noticeText, terminateTexts as texts } from './texts.ts';

const monday = 1;

type Props = FieldsProps<TerminationValues, TerminationBody, { readonly quote: TerminationQuote }>;

/**
 * The contract terms for the selected day; then the day, the reason, the number handling, and a check of the
 * subscription (CTRL-006).
 */
export const TerminateFields = ({ form, of, ids, data: { quote: earliest } }: Props) => {
  const { earliestDate, latestDate } = earliest;
  const { date } = form.values;
  const canAsk = date > earliestDate && date <= latestDate;
  const quoteQuery = useQuery({
    ...quoteRead(date)(useHttp(), ids),
    enabled: canAsk,
    placeholderData: keepPreviousData,
  });
  const quote = (canAsk ? quoteQuery.data?.quote : undefined) ?? earliest;
  const thing = of.telephoneNumber
    ? texts.theNumber
    : of.circuitId
      ? texts.theCircuit
      : texts.theSubscription;
  return (
    <Stack gap={5}>
      <Quote quote={quote} />
      <DatePicker
        {...form.field('date')}
        label={texts.date}
        min={earliestDate}
        max={latestDate}
        weekStart={monday}
      />
      <RadioGroup
        {...form.field('reason')}
        label={texts.reason}
        options={TERMINATION_REASONS.map(value => ({ value, label: terminationReasonLabels[value] }))}
      />
      {of.telephoneNumber ? (
        <RadioGroup
          {...form.field('numberHandling')}
          label={texts.number}
          options={NUMBER_HANDLINGS.map(value => ({ value, label: numberHandlingLabels[value] }))}
        />
      ) : null}
      <TextField
        {...form.field('lastDigits')}
        label={texts.lastDigits(thing)}
        inputMode="numeric"
        autocomplete="off"
        width="digits-4"
      />
      <Typography tone="muted">{texts.undo}</Typography>
    </Stack>
  );
};

const Quote = ({ quote }: { readonly quote: TerminationQuote }) => {
  const showsPrices = useToggle('show_subscription_prices');
  return (
    <section aria-labelledby="termination-terms">
      <Stack>
        <Typography tag="h2" look="h3" id="termination-terms">
          {texts.quote}
        </Typography>
        <DescriptionList
          items={[
            { term: texts.notice, value: noticeText(quote.notice) },
            { term: texts.earliest, value: formatLongDate(quote.earliestDate) },
            { term: texts.binding, value: bindingText(quote, showsPrices) },
            { term: texts.finalInvoice, value: formatLongDate(quote.finalInvoiceDate) },
          ]}
        />
      </Stack>
    </section>
  );
};
