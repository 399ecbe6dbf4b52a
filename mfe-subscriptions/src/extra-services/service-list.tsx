import type { ExtraService } from 'shared/contracts/extra-service';
import { formatMonthlyPrice } from 'shared/format/money';
import { useToggle } from 'shared/toggles';
import { Card } from 'shared/ui/card';
import { Stack } from 'shared/ui/layout';
import { Tag } from 'shared/ui/tag';
import { Typography } from 'shared/ui/typography';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import styles from './extra-services.module.css';
import { ServiceOrder } from './service-order.tsx';
import { byCategory, canAdd, termsOf } from './service-terms.ts';
import { extraServicesTexts as texts } from './texts.ts';

interface ServiceListProps {
  readonly ids: SubscriptionIds;
  readonly services: readonly ExtraService[];
}

interface ServiceRowProps extends ServiceListProps {
  readonly service: ExtraService;
}

const ServiceTag = ({ service }: { readonly service: ExtraService }) => {
  if (service.isChanging) return <Tag tone="warning">{texts.changing}</Tag>;
  if (service.isIncluded) return <Tag tone="accent">{texts.included}</Tag>;
  return service.isActive ? <Tag tone="success">{texts.active}</Tag> : null;
};

const ServiceRow = ({ ids, service, services }: ServiceRowProps) => {
  const showsPrices = useToggle('show_subscription_prices');
  const { name, description, price, isIncluded, isActive, isChanging, canRemove, boundUntil } = service;
  const isOrderable = isActive ? canRemove && !boundUntil : canAdd(service, services);
  return (
    <li className={styles.service}>
      <div className={styles.words}>
        <span className={styles.name}>
          <Typography tag="h3" look="body" weight="bold">
            {name}
          </Typography>
          <ServiceTag service={service} />
        </span>
        <Typography>{description}</Typography>
        {termsOf(service, services).map(term => (
          <Typography key={term} look="small" tone="muted">
            {term}
          </Typography>
        ))}
      </div>
      {showsPrices && !isIncluded ? <Typography tabular>{formatMonthlyPrice(price)}</Typography> : null}
      <div className={styles.action}>
        {isChanging || !isOrderable ? null : <ServiceOrder ids={ids} service={service} />}
      </div>
    </li>
  );
};

/** The services that a subscription has and can have in addition to its price plan, by category. */
export const ServiceList = ({ ids, services }: ServiceListProps) => {
  const showsPrices = useToggle('show_subscription_prices');
  return (
    <Stack gap={5}>
      {showsPrices ? <Typography tone="muted">{texts.prices}</Typography> : null}
      {byCategory(services).map(([category, ofCategory]) => (
        <Card key={category} title={category}>
          <ul className={styles.services}>
            {ofCategory.map(service => (
              <ServiceRow key={service.code} ids={ids} service={service} services={services} />
            ))}
          </ul>
        </Card>
      ))}
    </Stack>
  );
};
