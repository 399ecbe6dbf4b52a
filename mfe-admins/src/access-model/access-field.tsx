import { Accordion } from 'shared/ui/accordion';
import { FieldError } from 'shared/ui/field';
import { Tag } from 'shared/ui/tag';
import { withVariant, type AccessChoice, type AccessVariant } from './access-choice.ts';
import styles from './access-field.module.css';
import { accessTexts as texts } from './access-texts.ts';
import { AccountPicker } from './account-picker.tsx';

interface AccessFieldProps {
  readonly id: string;
  readonly value: AccessChoice;
  readonly onChange: (choice: AccessChoice) => void;
  readonly error: string | undefined;
}

const Option = ({ title, isChosen }: { readonly title: string; readonly isChosen: boolean }) => (
  <span className={styles.option}>
    {title} {isChosen ? <Tag tone="accent">{texts.chosenMark}</Tag> : null}
  </span>
);

/** All or selected billing accounts, as two accordion options (ADM-055, ADM-056). The open one is selected. */
export const AccessField = ({ id, value: choice, onChange, error }: AccessFieldProps) => {
  const { selectedVariant } = choice;
  const choose = (open: readonly string[]) => {
    const pressed = (open[0] ?? selectedVariant) as AccessVariant | undefined;
    if (pressed !== undefined) onChange(withVariant(choice, pressed));
  };
  return (
    <div
      className={styles.field}
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <p className={styles.label} id={`${id}-label`}>
        {texts.group}
      </p>
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Accordion
        open={selectedVariant === undefined ? [] : [selectedVariant]}
        onOpenChange={choose}
        items={[
          {
            id: 'ALL-ACCOUNTS' satisfies AccessVariant,
            title: <Option title={texts.all} isChosen={selectedVariant === 'ALL-ACCOUNTS'} />,
            content: <p>{texts.allHelp}</p>,
          },
          {
            id: 'SELECTED-ACCOUNTS' satisfies AccessVariant,
            title: <Option title={texts.selected} isChosen={selectedVariant === 'SELECTED-ACCOUNTS'} />,
            content: <AccountPicker choice={choice} onChange={onChange} />,
          },
        ]}
      />
    </div>
  );
};
