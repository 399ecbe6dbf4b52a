import type { Subscription } from 'shared/contracts/subscription';
import { subscriptionType } from 'shared/contracts/subscription-kind';
import { isCardGone, SUSPENSION_REASONS, type SuspensionBody } from 'shared/contracts/suspension';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { AttentionBox } from 'shared/ui/attention-box';
import { RadioGroup } from 'shared/ui/radio-group';
import { Typography } from 'shared/ui/typography';
import { ChangeDate } from '../order-form-model/change-date.tsx';
import type { FieldsProps } from '../order-form-model/order-action-page.tsx';
import { esimRead } from '../sim-model/sim-cards.queries.ts';
import { suspensionReasonLabel } from '../subscription-model/reason-labels.ts';
import { ReplacementFields } from './replacement-fields.tsx';
import styles from './suspend.module.css';
import { actionFor, type SuspensionValues } from './suspension-schema.ts';
import {
  consequences,
  consequencesTitle,
  dateLabels,
  installFirst,
  reactivateText,
  suspendTexts as texts,
} from './texts.ts';

/** The consequences of a suspension, its reason and first day; reactivating needs no reason. */
export const SuspensionFields = ({
  form,
  of,
  ids,
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
              label: suspensionReasonLabel(value, type),
            }))}
          />
          {hasSim && isCardGone(form.values.reason) ? (
            <ReplacementFields form={form} of={of} ids={ids} />
          ) : null}
        </>
      ) : (
        <Reactivation suspension={of.suspension} ids={ids} />
      )}
      <ChangeDate form={form} today={today} label={dateLabels[action]} />
    </>
  );
};

type ReactivationProps = Pick<FieldsProps<SuspensionValues, SuspensionBody, undefined>, 'ids'> &
  Pick<Subscription, 'suspension'>;

/** With which SIM card it can be used again. */
const Reactivation = ({ suspension, ids }: ReactivationProps) => {
  const replacement = suspension?.replacement;
  const esim = useQuery({ ...esimRead(useHttp(), ids), enabled: replacement === 'Esim' });
  return (
    <Typography>
      {reactivateText(replacement)}
      {esim.data?.status === 'Ordered' ? ` ${installFirst}` : null}
    </Typography>
  );
};

/** The consequences while it lasts. */
export const Consequences = ({ lines }: { readonly lines: readonly string[] }) => (
  <AttentionBox title={consequencesTitle}>
    <ul className={styles.consequences}>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </AttentionBox>
);
