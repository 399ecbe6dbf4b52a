import type { Subscription } from 'shared/contracts/subscription';
import { useCurrentCustomer } from 'shared/customers';
import { barringLabels } from 'shared/format/barring-labels';
import { links } from 'shared/remote/links';
import { useToday } from 'shared/today';
import { useToggle } from 'shared/toggles';
import { Card } from 'shared/ui/card';
import { DescriptionList } from 'shared/ui/description-list';
import { Link } from 'shared/ui/link';
import { Typography } from 'shared/ui/typography';
import { pages } from '../pages.tsx';
import { useChangesSims } from '../sim-model/use-changes-sims.ts';
import { Copyable } from '../subscription-model/copyable.tsx';
import { pricePlanFacts } from './price-plan-facts.ts';
import { SimCardList } from './sim-card-list.tsx';
import { addressText, subscriptionFacts, userFacts, type Fact } from './subscription-facts.ts';
import styles from './subscription.module.css';
import { detailsTexts as texts } from './texts.ts';

const shown = (facts: readonly Fact[]) => facts.map(fact => ({ term: fact.term, value: valueOf(fact) }));

const valueOf = ({ term, value, isCopied, href }: Fact) => {
  if (value === undefined) return undefined;
  if (href !== undefined) return <Link href={href}>{value}</Link>;
  return isCopied ? <Copyable text={value} what={term} /> : value;
};

type Service = Subscription['services'][number];

/** The API lists a barring as a service too (CTRL-010), by the name of what it bars. */
const isBarring = ({ code }: Service): boolean => code in barringLabels;

const ServiceList = ({ services }: { readonly services: readonly Service[] }) => (
  <ul className={styles.services}>
    {services.map(service => (
      <li key={service.code}>{service.serviceInformation.displayName || service.description}</li>
    ))}
  </ul>
);

/** All facts of one subscription, in cards (SUB-001 to SUB-007). */
export const SubscriptionDetails = ({ subscription }: { readonly subscription: Subscription }) => {
  const { customer } = useCurrentCustomer();
  const today = useToday();
  const showsPrice = useToggle('show_subscription_prices');
  const { pricePlanInformation, simCards } = subscription;
  const barrings = subscription.services.filter(isBarring);
  const services = subscription.services.filter(service => !isBarring(service));
  const user = userFacts(subscription);
  const plan = pricePlanInformation ? pricePlanFacts(pricePlanInformation) : [];
  const ids = { customerId: customer.id, subscriptionId: subscription.id };
  const changesSims = useChangesSims(ids);
  const address = addressText(subscription.installationAddress);
  return (
    <div className={styles.cards}>
      <Card title={texts.subscription}>
        <DescriptionList
          items={shown(
            subscriptionFacts(subscription, {
              accountHref: links.billingAccount.href(customer.id, {
                billingAccountId: subscription.accountId,
              }),
              showsPrice,
              today,
            }),
          )}
        />
        {showsPrice && subscription.recurringRate ? (
          <Typography look="small" tone="muted">
            {texts.priceNote}
          </Typography>
        ) : null}
      </Card>
      <Card title={texts.user}>
        {user.some(({ value }) => value !== undefined) ? (
          <DescriptionList items={shown(user)} />
        ) : (
          <Typography tone="muted">{texts.noUser}</Typography>
        )}
      </Card>
      <Card title={texts.services}>
        {services.length > 0 ? (
          <ServiceList services={services} />
        ) : (
          <Typography tone="muted">{texts.noServices}</Typography>
        )}
      </Card>
      {barrings.length > 0 ? (
        <Card title={texts.barrings}>
          <Typography look="small" tone="muted">
            {texts.barringsHelp}
          </Typography>
          <ServiceList services={barrings} />
        </Card>
      ) : null}
      {plan.some(({ value }) => value !== undefined) ? (
        <Card title={texts.plan}>
          <DescriptionList items={plan} />
        </Card>
      ) : null}
      {address === undefined ? null : (
        <Card title={texts.address}>
          <Typography>{address}</Typography>
        </Card>
      )}
      <Card
        title={texts.simCards}
        actions={
          simCards.length > 0 ? (
            <Link variant="standalone" href={pages.simCards.href(ids)}>
              {changesSims ? texts.administerSimCards : texts.seeSimCards}
            </Link>
          ) : undefined
        }
      >
        {simCards.length > 0 ? (
          <SimCardList simCards={simCards} />
        ) : (
          <Typography tone="muted">{texts.noSimCards}</Typography>
        )}
      </Card>
    </div>
  );
};
