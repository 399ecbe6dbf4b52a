import type { SuspensionBody } from 'shared/contracts/suspension';
import { RadioGroup } from 'shared/ui/radio-group';
import { Typography } from 'shared/ui/typography';
import { SimNumberField } from '../sim-model/sim-number-field.tsx';
import type { FieldsProps } from '../order-form-model/order-action-page.tsx';
import { useAllowedAction } from '../subscription-model/use-allowed-action.ts';
import { REPLACEMENTS, type SuspensionValues } from './suspension-schema.ts';
import { newCardText, replacementTexts as texts } from './texts.ts';

const options = REPLACEMENTS.map(value => ({ value, ...texts.options[value] }));

/**
 * The replacement of a lost SIM card; only a text when SIM cards cannot be changed now. A replacement that is already
 * chosen stays, so that the server's reason can be shown at it.
 */
export const ReplacementFields = ({
  form,
  of,
  ids,
}: Pick<FieldsProps<SuspensionValues, SuspensionBody, undefined>, 'form' | 'of' | 'ids'>) => {
  const { allowed } = useAllowedAction(ids, 'SimCards');
  const { replacement } = form.values;
  const later = <Typography>{newCardText}</Typography>;
  const canReplace = allowed === true && of.simCards.some(({ isMain }) => isMain);
  if (!canReplace && replacement === 'None') return later;
  return (
    <>
      <RadioGroup {...form.field('replacement')} label={texts.replacement} options={options} />
      {replacement === 'SimCard' ? (
        <SimNumberField
          {...form.field('icc')}
          onBlur={() => {
            form.touch('icc');
          }}
        />
      ) : null}
      {replacement === 'None' ? later : <Typography>{texts.replaced[replacement]}</Typography>}
    </>
  );
};
