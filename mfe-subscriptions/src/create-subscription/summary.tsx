import { formatList } from 'shared/format/list';
import { formatMonthlyPrice } from 'shared/format/money';
import { useToggle } from 'shared/toggles';
import { Card } from 'shared/ui/card';
import { DescriptionList } from 'shared/ui/description-list';
import { fitting } from './chosen-services.ts';
import type { Draft, PlanValues, ServiceValues } from './draft.ts';
import { serviceTexts, texts } from './texts.ts';
import { useOffered } from './use-offered.ts';

/** Name of the selected plan. */
export const PlanName = ({ plan }: { readonly plan: PlanValues }) => <>{useOffered(plan)?.plan.name}</>;

interface ServiceNamesProps {
  readonly plan: PlanValues;
  readonly values: ServiceValues;
}

/** Names of the selected services that the plan can have. */
export const ServiceNames = ({ plan, values }: ServiceNamesProps) => {
  const offered = useOffered(plan);
  const services = offered ? fitting(values.services, offered.offerings, offered.plan) : [];
  return (
    <>{services.length === 0 ? serviceTexts.chosenNone : formatList(services.map(({ name }) => name))}</>
  );
};

/** Monthly price, when prices are shown (SUB-008). */
export const TotalPrice = ({ draft }: { readonly draft: Draft }) => {
  const showsPrices = useToggle('show_subscription_prices');
  const offered = useOffered(draft.plan);
  if (!showsPrices || !offered) return null;
  const { name, productOfferingInformation } = offered.plan;
  const { recurringPrice } = productOfferingInformation;
  const services = fitting(draft.services.services, offered.offerings, offered.plan);
  const value = services.reduce((sum, { price }) => sum + price.value, recurringPrice.value);
  return (
    <Card level={3} title={texts.price}>
      <DescriptionList
        items={[
          { term: name, value: formatMonthlyPrice(recurringPrice) },
          ...services.map(service => ({ term: service.name, value: formatMonthlyPrice(service.price) })),
          { term: texts.total, value: <strong>{formatMonthlyPrice({ ...recurringPrice, value })}</strong> },
        ]}
      />
      <p>{texts.prices}</p>
    </Card>
  );
};
