import { BARRING_CODES } from 'shared/contracts/barrings';
import type { BulkAction } from 'shared/contracts/bulk-job';
import { SUSPENSION_REASONS } from 'shared/contracts/suspension';
import { NUMBER_HANDLINGS, TERMINATION_REASONS } from 'shared/contracts/termination';
import { barringLabels } from 'shared/format/barring-labels';
import { bulkActionLabels } from 'shared/format/bulk-job';
import { formatLongDate } from 'shared/format/date';
import { formatCount } from 'shared/format/number';
import { RadioGroup } from 'shared/ui/radio-group';
import { Typography } from 'shared/ui/typography';
import type { WizardSteps } from 'shared/wizard';
import {
  numberHandlingLabels,
  suspensionReasonLabel,
  terminationReasonLabels,
} from '../subscription-model/reason-labels.ts';
import { ChangeDate } from '../order-form-model/change-date.tsx';
import { AccountFields } from './account-fields.tsx';
import { BarringFields } from './barring-fields.tsx';
import { CHANGES, emptyDraft, type Draft } from './draft.ts';
import { PlanFields, ServiceFields } from './product-fields.tsx';
import { schemas } from './schemas.ts';
import { barringChoiceLabels, bulkChangeTexts as texts } from './texts.ts';

const unless =
  (...actions: readonly BulkAction[]) =>
  ({ action: { action } }: Draft): boolean =>
    action === undefined || !actions.includes(action);
const since = (date: string) => ({ term: texts.dateFact, value: formatLongDate(date) });

const barringFact = (values: Draft['barrings'], code: (typeof BARRING_CODES)[number]): string => {
  const limit = code === 'BARLEVEL' && values[code] === 'on' ? Number(values.limit) : undefined;
  return limit === undefined ? barringChoiceLabels[values[code]] : `${formatCount(limit)}\u00a0kr.`;
};

/** The step that selects the change, then the steps of that change only. */
export const stepsOn = (today: string): WizardSteps<Draft> => {
  const initial = emptyDraft(today);
  const schema = schemas(today);
  return {
    action: {
      title: texts.actionTitle,
      initial: initial.action,
      schema: schema.action,
      fields: form => (
        <RadioGroup
          {...form.field('action')}
          label={texts.action}
          options={CHANGES.map(value => ({ value, label: bulkActionLabels[value] }))}
        />
      ),
      facts: ({ action }) => [{ term: texts.actionTitle, value: action && bulkActionLabels[action] }],
    },
    suspend: {
      title: bulkActionLabels.Suspend,
      initial: initial.suspend,
      schema: schema.suspend,
      isSkipped: unless('Suspend'),
      fields: form => (
        <>
          <RadioGroup
            {...form.field('reason')}
            label={texts.reason}
            options={SUSPENSION_REASONS.map(value => ({
              value,
              label: suspensionReasonLabel(value),
            }))}
          />
          <ChangeDate form={form} today={today} />
        </>
      ),
      facts: ({ reason, date }) => [
        { term: texts.reasonFact, value: reason && suspensionReasonLabel(reason) },
        since(date),
      ],
    },
    reactivate: {
      title: bulkActionLabels.Reactivate,
      initial: initial.reactivate,
      schema: schema.reactivate,
      isSkipped: unless('Reactivate'),
      fields: form => <ChangeDate form={form} today={today} />,
      facts: ({ date }) => [since(date)],
    },
    plan: {
      title: texts.planTitle,
      initial: initial.plan,
      schema: schema.plan,
      isSkipped: unless('PricePlan'),
      fields: form => <PlanFields form={form} today={today} />,
      facts: ({ name, date }) => [{ term: texts.planTitle, value: name }, since(date)],
    },
    service: {
      title: texts.serviceTitle,
      initial: initial.service,
      schema: schema.service,
      isSkipped: unless('AddExtraService', 'RemoveExtraService'),
      fields: (form, all) => (
        <ServiceFields form={form} removes={all.action.action === 'RemoveExtraService'} />
      ),
      facts: ({ name }) => [{ term: texts.serviceTitle, value: name }],
    },
    barrings: {
      title: texts.barringsTitle,
      initial: initial.barrings,
      schema: schema.barrings,
      isSkipped: unless('Barrings'),
      fields: form => <BarringFields form={form} />,
      facts: values =>
        BARRING_CODES.filter(code => values[code] !== 'keep').map(code => ({
          term: barringLabels[code],
          value: barringFact(values, code),
        })),
    },
    account: {
      title: texts.accountTitle,
      initial: initial.account,
      schema: schema.account,
      isSkipped: unless('BillingAccount'),
      fields: form => <AccountFields form={form} today={today} />,
      facts: ({ accountName, date }) => [{ term: texts.accountTitle, value: accountName }, since(date)],
    },
    terminate: {
      title: texts.terminateTitle,
      initial: initial.terminate,
      schema: schema.terminate,
      isSkipped: unless('Terminate'),
      fields: form => (
        <>
          <ChangeDate form={form} today={today} label={texts.terminateDate} />
          <Typography tone="muted">{texts.terminateNote}</Typography>
          <RadioGroup
            {...form.field('reason')}
            label={texts.reason}
            options={TERMINATION_REASONS.map(value => ({ value, label: terminationReasonLabels[value] }))}
          />
          <RadioGroup
            {...form.field('numberHandling')}
            label={texts.number}
            options={NUMBER_HANDLINGS.map(value => ({ value, label: numberHandlingLabels[value] }))}
          />
        </>
      ),
      facts: ({ date, reason, numberHandling }) => [
        since(date),
        { term: texts.reasonFact, value: reason && terminationReasonLabels[reason] },
        { term: texts.numberFact, value: numberHandling && numberHandlingLabels[numberHandling] },
      ],
    },
  };
};
