import type { OfferedService } from 'shared/contracts/new-subscription';
import type { FormState } from 'shared/form';
import { formatList } from 'shared/format/list';
import { formatMonthlyPrice } from 'shared/format/money';
import { useToggle } from 'shared/toggles';
import { CheckboxGroup } from 'shared/ui/checkbox-group';
import { DescriptionList } from 'shared/ui/description-list';
import { EmptyState } from 'shared/ui/empty-state';
import { Skeleton } from 'shared/ui/skeleton';
import { offeringTexts } from '../subscription-model/offering-texts.ts';
import { fits, fitting, offeredWith } from './chosen-services.ts';
import type { PlanValues, ServiceValues } from './draft.ts';
import { serviceTexts as texts } from './texts.ts';
import { useOffered } from './use-offered.ts';

interface Props {
  readonly form: FormState<ServiceValues, unknown>;
  readonly plan: PlanValues;
}

/**
 * The extra services that the plan can have (PLAN-013). A service that requires another can be selected once that is.
 */
export const ServiceFields = ({ form, plan: chosen }: Props) => {
  const showsPrices = useToggle('show_subscription_prices');
  const offered = useOffered(chosen);
  if (!offered) return <Skeleton shape="rows" count={4} />;
  const { offerings, plan } = offered;
  const { includedServices } = plan.productOfferingInformation;
  const nameOf = (codes: readonly string[]) =>
    formatList(offerings.services.filter(({ code }) => codes.includes(code)).map(({ name }) => name));
  const value = fitting(form.values.services, offerings, plan).map(({ code }) => code);
  const services = offeredWith(offerings, plan);
  const helpOf = ({ description, price, requires, excludes, bindingMonths }: OfferedService) =>
    [
      description,
      ...(showsPrices ? [`${formatMonthlyPrice(price)}.`] : []),
      ...(bindingMonths > 0 ? [`${offeringTexts.binding(bindingMonths)}.`] : []),
      ...(requires.length > 0 ? [texts.requires(nameOf(requires))] : []),
      ...(excludes.length > 0 ? [texts.excludes(nameOf(excludes))] : []),
    ].join(' ');
  return (
    <>
      <DescriptionList items={[{ term: texts.included, value: nameOf(includedServices) }]} />
      {services.length === 0 ? (
        <EmptyState>{texts.none}</EmptyState>
      ) : (
        <CheckboxGroup
          {...form.field('services')}
          label={texts.choose}
          value={value}
          onChange={codes => {
            form.change({ services: fitting(codes, offerings, plan).map(({ code }) => code) });
          }}
          options={services.map(service => ({
            value: service.code,
            label: service.name,
            help: helpOf(service),
            isDisabled: !fits(service, [...includedServices, ...value]),
          }))}
        />
      )}
    </>
  );
};
