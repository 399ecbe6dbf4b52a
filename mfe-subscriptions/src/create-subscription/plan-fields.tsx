import type { NewSubscriptionCategory } from 'shared/contracts/new-subscription';
import { useCurrentCustomer } from 'shared/customers';
import type { FormState } from 'shared/form';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { useToggle } from 'shared/toggles';
import { ChoiceCards } from 'shared/ui/choice-cards';
import { QueryView } from 'shared/ui/query-view';
import { RadioGroup } from 'shared/ui/radio-group';
import { offeringCard } from '../subscription-model/offering-card.ts';
import { createQueries } from './create.queries.ts';
import type { PlanValues } from './draft.ts';
import { categoryLabels, planTexts as texts, texts as pageTexts } from './texts.ts';
import { useCategories } from './use-categories.ts';

interface Props {
  readonly form: FormState<PlanValues, unknown>;
}

const Plans = ({ form, category }: Props & { readonly category: NewSubscriptionCategory }) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const showsPrices = useToggle('show_subscription_prices');
  const query = useQuery(createQueries(useHttp(), customerId).offerings(category));
  return (
    <QueryView query={query} title={texts.failed}>
      {({ offerings }) => (
        <ChoiceCards
          {...form.field('offering')}
          label={texts.plan}
          help={showsPrices ? pageTexts.prices : undefined}
          options={offerings.map(offering => offeringCard(offering, showsPrices))}
        />
      )}
    </QueryView>
  );
};

/** Selects the kind of subscription, of those that the user may create, and the price plan. */
export const PlanFields = ({ form }: Props) => {
  const { category } = form.values;
  const options = useCategories().map(value => ({ value, label: categoryLabels[value] }));
  return (
    <>
      <RadioGroup
        {...form.field('category')}
        label={texts.category}
        options={options}
        onChange={chosen => {
          form.change({ category: chosen, offering: '' });
        }}
      />
      {category === undefined ? null : <Plans key={category} form={form} category={category} />}
    </>
  );
};
