import type { AddDataCard, DataCards } from 'shared/contracts/data-card';
import { useToggle } from 'shared/toggles';
import { DescriptionList } from 'shared/ui/description-list';
import { Typography } from 'shared/ui/typography';
import { CardChoiceFields } from '../data-card-model/card-choice-fields.tsx';
import type { CardChoice } from '../data-card-model/card-choice.ts';
import { offeringFacts } from '../data-card-model/data-card-facts.ts';
import { dataCardTexts } from '../data-card-model/texts.ts';
import type { FieldsProps } from '../order-form-model/order-action-page.tsx';
import { offeringOf } from './offering-of.ts';

/** Facts about the data card, and how it is delivered. */
export const AddDataCardFields = (props: FieldsProps<CardChoice, AddDataCard, DataCards>) => {
  const showsPrices = useToggle('show_subscription_prices');
  const offering = offeringOf(props);
  if (offering === undefined) return null;
  return (
    <>
      <Typography tag="h2" look="h3">
        {offering.name}
      </Typography>
      <Typography>{offering.description}</Typography>
      <DescriptionList items={offeringFacts(offering, showsPrices)} />
      {showsPrices ? <Typography tone="muted">{dataCardTexts.prices}</Typography> : null}
      <CardChoiceFields form={props.form} offering={offering} />
    </>
  );
};
