import { BARRING_CODES, BARRING_LIMITS } from 'shared/contracts/barrings';
import type { FormState } from 'shared/form';
import { barringLabels } from 'shared/format/barring-labels';
import { formatCount } from 'shared/format/number';
import { RadioGroup } from 'shared/ui/radio-group';
import { Select } from 'shared/ui/select';
import { BARRING_CHOICES, type BarringValues } from './draft.ts';
import { barringChoiceLabels, bulkChangeTexts as texts } from './texts.ts';

const choices = BARRING_CHOICES.map(value => ({ value, label: barringChoiceLabels[value] }));
const limits = BARRING_LIMITS.map(limit => ({
  value: String(limit),
  label: `${formatCount(limit)}\u00a0kr.`,
}));

/** Sets each barring on all subscriptions, or leaves it as it is on each. */
export const BarringFields = ({ form }: { readonly form: FormState<BarringValues, unknown> }) => (
  <>
    {BARRING_CODES.map(code => (
      <RadioGroup key={code} {...form.field(code)} label={barringLabels[code]} options={choices} />
    ))}
    {form.values.BARLEVEL === 'on' ? (
      <Select
        {...form.field('limit')}
        label={texts.limit}
        placeholder={texts.limitPlaceholder}
        options={limits}
      />
    ) : null}
  </>
);
