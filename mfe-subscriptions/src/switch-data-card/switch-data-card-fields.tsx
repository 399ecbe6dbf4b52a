import type { DataCards, SwitchDataCard } from 'shared/contracts/data-card';
import { DescriptionList } from 'shared/ui/description-list';
import { RadioGroup } from 'shared/ui/radio-group';
import { Typography } from 'shared/ui/typography';
import { CardChoiceFields } from '../data-card-model/card-choice-fields.tsx';
import type { FieldsProps } from '../order-form-model/order-action-page.tsx';
import { cardsOfProduct, productOf, type SwitchValues } from './cards-of-product.ts';
import { switchDataCardTexts as texts } from './texts.ts';

/** Selects the data card to switch, if there are several, and its replacement. */
export const SwitchDataCardFields = (props: FieldsProps<SwitchValues, SwitchDataCard, DataCards>) => {
  const { form } = props;
  const product = productOf(props);
  const cards = cardsOfProduct(props);
  if (product === undefined) return null;
  return (
    <>
      <Typography tag="h2" look="h3">
        {product.name}
      </Typography>
      <Typography>{texts.explanation}</Typography>
      {cards.length > 1 ? (
        <RadioGroup
          {...form.field('old')}
          label={texts.old}
          options={cards.map(({ icc }) => ({ value: icc, label: icc }))}
        />
      ) : (
        <DescriptionList items={[{ term: texts.current, value: form.values.old }]} />
      )}
      <CardChoiceFields form={form} offering={product} />
    </>
  );
};
