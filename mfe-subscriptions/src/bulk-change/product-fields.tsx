import { REQUESTED_OFFERING_TYPES, type RequestedOfferingType } from 'shared/contracts/price-plan';
import type { NewOfferings } from 'shared/contracts/new-subscription';
import { useCurrentCustomer } from 'shared/customers';
import type { FieldProps, FormState } from 'shared/form';
import { formatMonthlyPrice } from 'shared/format/money';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { useToggle } from 'shared/toggles';
import { QueryView } from 'shared/ui/query-view';
import { RadioGroup } from 'shared/ui/radio-group';
import type { ReactNode } from 'react';
import { bulkQueries } from '../bulk-model/bulk.queries.ts';
import { ChangeDate } from '../order-form-model/change-date.tsx';
import type { PlanValues, ServiceValues } from './draft.ts';
import { bulkChangeTexts as texts, categoryLabels } from './texts.ts';

const categories = REQUESTED_OFFERING_TYPES.map(value => ({ value, label: categoryLabels[value] }));

interface OfferedProps {
  readonly category: RequestedOfferingType;
  readonly failed: string;
  readonly children: (offered: NewOfferings) => ReactNode;
}

interface ProductFieldsProps extends Omit<OfferedProps, 'category'> {
  readonly field: FieldProps<RequestedOfferingType | undefined>;
  readonly category: RequestedOfferingType | undefined;
  /** Called on a change of the kind; a selection of another kind is cleared. */
  readonly onCategory: (category: RequestedOfferingType) => void;
}

/** Selects the kind of subscription and one of its products. */
const ProductFields = ({ field, category, onCategory, ...offered }: ProductFieldsProps) => (
  <>
    <RadioGroup {...field} label={texts.category} options={categories} onChange={onCategory} />
    {category === undefined ? null : <Offered key={category} category={category} {...offered} />}
  </>
);

/** The products offered to a kind of subscription. */
const Offered = ({ category, failed, children }: OfferedProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const query = useQuery(bulkQueries(useHttp(), customerId).offerings(category));
  return (
    <QueryView query={query} title={failed}>
      {children}
    </QueryView>
  );
};

interface PlanFieldsProps {
  readonly form: FormState<PlanValues, unknown>;
  readonly today: string;
}

/** Selects a price plan, for telephones or mobile broadband, and its first day. */
export const PlanFields = ({ form, today }: PlanFieldsProps) => {
  const showsPrices = useToggle('show_subscription_prices');
  return (
    <>
      <ProductFields
        field={form.field('category')}
        category={form.values.category}
        onCategory={category => {
          form.change({ category, offering: '' });
        }}
        failed={texts.planFailed}
      >
        {({ offerings }) => (
          <RadioGroup
            {...form.field('offering')}
            look="cards"
            label={texts.plan}
            help={showsPrices ? texts.prices : undefined}
            options={offerings.map(({ id, name, productOfferingInformation: { recurringPrice } }) => ({
              value: id,
              label: name,
              help: showsPrices ? formatMonthlyPrice(recurringPrice) : undefined,
            }))}
            onChange={chosen => {
              const plan = offerings.find(({ id }) => id === chosen);
              if (plan === undefined) return;
              const { pricePlanCode, campaignCode, name } = plan;
              form.change({ offering: chosen, pricePlanCode, campaignCode, name });
            }}
          />
        )}
      </ProductFields>
      <ChangeDate form={form} today={today} />
    </>
  );
};

interface ServiceFieldsProps {
  readonly form: FormState<ServiceValues, unknown>;
  readonly removes: boolean;
}

/** Selects an extra service. */
export const ServiceFields = ({ form, removes }: ServiceFieldsProps) => {
  const showsPrices = useToggle('show_subscription_prices');
  return (
    <ProductFields
      field={form.field('category')}
      category={form.values.category}
      onCategory={category => {
        form.change({ category, code: '' });
      }}
      failed={texts.serviceFailed}
    >
      {({ services }) => (
        <RadioGroup
          {...form.field('code')}
          look="cards"
          label={texts.service}
          help={removes ? texts.removeNote : showsPrices ? texts.prices : undefined}
          options={services.map(({ code, name, description, price }) => ({
            value: code,
            label: name,
            help: showsPrices ? `${description} ${formatMonthlyPrice(price)}` : description,
          }))}
          onChange={chosen => {
            const service = services.find(({ code }) => code === chosen);
            form.change({ code: chosen, name: service?.name ?? '' });
          }}
        />
      )}
    </ProductFields>
  );
};
