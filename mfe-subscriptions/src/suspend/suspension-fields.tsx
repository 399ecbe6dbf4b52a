import { subscriptionType } from 'shared/contracts/subscription-kind';
import { SUSPENSION_REASONS, type SuspensionBody } from 'shared/contracts/suspension';
import { AttentionBox } from 'shared/ui/attention-box';
import { DatePicker } from 'shared/ui/date-picker';
import { RadioGroup } from 'shared/ui/radio-group';
import { Typography } from 'shared/ui/typography';
import { latestEffectiveDate } from 'shared/validation/effective-date';
import type { FieldsProps } from '../subscription-model/order-action-page.tsx';
import { suspensionReasonLabel } from '../subscription-model/reason-labels.ts';
import styles from './suspend.module.css';
import { actionFor, isCardGone, type SuspensionValues } from './suspension-schema.ts';
import {
  consequences,
  consequencesTitle,
  dateLabels,
  newCardText,
  reactivateText,
  suspendTexts as texts,
} from './texts.ts';

const monday = 1;

/** What a suspension means, why and from when; opening again needs no reason. */
export const SuspensionFields = ({
  form,
  of,
  today,
}: FieldsProps<SuspensionValues, SuspensionBody, undefined>) => {
  const action = actionFor(of);
  const type = subscriptionType(of.category);
  const hasSim = type === 'MOBILE' || type === 'MOBILE_BROADBAND';
  return (
    <>
      {action === 'Suspend' ? (
        <>
          <Consequences lines={consequences[type]} />
          <RadioGroup
            {...form.field('reason')}
            label={texts.reason}
            options={SUSPENSION_REASONS.map(value => ({
              value,
              label: suspensionReasonLabel(value, hasSim),
            }))}
          />
        </>
      ) : (
        <Typography>{reactivateText}</Typography>
      )}
      <div className={styles.date}>
        <DatePicker
          {...form.field('date')}
          label={dateLabels[action]}
          min={today}
          max={latestEffectiveDate(today)}
          weekStart={monday}
        />
      </div>
      {hasSim && action === 'Suspend' && isCardGone(form.values.reason) ? (
        <Typography>{newCardText}</Typography>
      ) : null}
    </>
  );
};

const Consequences = ({ lines }: { readonly lines: readonly string[] }) => (
  <AttentionBox title={consequencesTitle}>
    <ul className={styles.consequences}>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </AttentionBox>
);
