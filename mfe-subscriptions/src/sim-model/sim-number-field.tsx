import { useState } from 'react';
import type { FieldProps } from 'shared/form';
import { Button } from 'shared/ui/button';
import { TextField } from 'shared/ui/text-field';
import { digitCount } from './sim-number.ts';
import styles from './sim-number-field.module.css';
import { simNumberTexts as texts } from './sim-number-texts.ts';
import { WhereDialog } from './where-dialog.tsx';

/** Field for a SIM card number, with a digit count and a help dialog on where to find it (SIM-014 to SIM-016). */
export const SimNumberField = (field: FieldProps<string> & { readonly onBlur: () => void }) => {
  const [isExplaining, setIsExplaining] = useState(false);
  return (
    <div className={styles.field}>
      <TextField
        {...field}
        label={texts.number}
        help={texts.numberHelp}
        inputMode="numeric"
        autocomplete="off"
        width="digits-20"
      />
      <span className={styles.count}>{field.value === '' ? null : texts.count(digitCount(field.value))}</span>
      <Button
        variant="text"
        icon="help"
        onPress={() => {
          setIsExplaining(true);
        }}
      >
        {texts.where}
      </Button>
      <WhereDialog
        isOpen={isExplaining}
        onClose={() => {
          setIsExplaining(false);
        }}
      />
    </div>
  );
};
