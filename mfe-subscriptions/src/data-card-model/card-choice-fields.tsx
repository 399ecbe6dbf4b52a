import type { DataCardOffering } from 'shared/contracts/data-card';
import type { FormState } from 'shared/form';
import { RadioGroup } from 'shared/ui/radio-group';
import { TextField } from 'shared/ui/text-field';
import { Typography } from 'shared/ui/typography';
import { AddressSearch } from '../address-model/address-search.tsx';
import { CARD_SOURCES, type CardChoice } from './card-choice.ts';
import { cardChoiceTexts as texts } from './texts.ts';

const sources = CARD_SOURCES.map(value => ({ value, ...texts.sources[value] }));

interface CardChoiceFieldsProps {
  readonly form: Pick<FormState<CardChoice, unknown>, 'values' | 'field' | 'change' | 'touch'>;
  readonly offering: Pick<DataCardOffering, 'simKind'>;
}

/** How a plastic card is delivered; for an eSIM, what happens next. */
export const CardChoiceFields = ({ form, offering }: CardChoiceFieldsProps) => {
  if (offering.simKind === 'Esim') return <Typography>{texts.esim}</Typography>;
  const { source } = form.values;
  return (
    <>
      <RadioGroup {...form.field('source')} label={texts.source} options={sources} />
      {source === 'InHand' ? (
        <TextField
          {...form.field('icc')}
          label={texts.icc}
          help={texts.iccHelp}
          inputMode="numeric"
          autocomplete="off"
          width="digits-20"
          onBlur={() => {
            form.touch('icc');
          }}
        />
      ) : null}
      {source === 'Custom' ? <AddressSearch field={form.field} onChoose={form.change} /> : null}
    </>
  );
};
