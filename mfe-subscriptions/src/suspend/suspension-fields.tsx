import type { SuspensionBody } from 'shared/contracts/suspension';
import { DatePicker } from 'shared/ui/date-picker';
import type { FormProblem } from 'shared/ui/error-summary';
import { RadioGroup } from 'shared/ui/radio-group';
import { latestEffectiveDate } from 'shared/validation/effective-date';
import { fieldIds, reasons, type SuspensionForm } from './suspension-form.ts';
import styles from './suspend.module.css';
import { dateLabels, reasonLabel, suspendTexts as texts } from './texts.ts';

const monday = 1;

interface SuspensionFieldsProps {
  readonly action: SuspensionBody['action'];
  readonly hasSim: boolean;
  readonly form: SuspensionForm;
  readonly problems: readonly FormProblem[];
  readonly today: string;
  readonly onChange: (form: SuspensionForm) => void;
}

/** Why, and from when. */
export const SuspensionFields = ({
  action,
  hasSim,
  form,
  problems,
  today,
  onChange,
}: SuspensionFieldsProps) => {
  const problemOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.message;
  return (
    <>
      {action === 'Suspend' ? (
        <div id={fieldIds.reason} tabIndex={-1}>
          <RadioGroup
            label={texts.reason}
            options={reasons.map(value => ({ value, label: reasonLabel(value, hasSim) }))}
            value={form.reason}
            error={problemOf(fieldIds.reason)}
            onChange={reason => {
              onChange({ ...form, reason });
            }}
          />
        </div>
      ) : null}
      <div className={styles.date}>
        <DatePicker
          id={fieldIds.date}
          label={dateLabels[action]}
          value={form.date}
          error={problemOf(fieldIds.date)}
          min={today}
          max={latestEffectiveDate(today)}
          weekStart={monday}
          onChange={date => {
            onChange({ ...form, date });
          }}
        />
      </div>
    </>
  );
};
