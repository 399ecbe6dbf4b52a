import type { ComponentType } from 'react';
import { extraServicesAnswer } from 'shared/contracts/extra-service';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { EmptyState } from 'shared/ui/empty-state';
import { QueryView } from 'shared/ui/query-view';
import { pages } from '../pages.tsx';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { SubscriptionPage } from '../subscription-page-model/subscription-page.tsx';
import { subscriptionRead } from '../subscription-model/subscription-read.ts';
import { ServiceList } from './service-list.tsx';
import { extraServicesTexts as texts } from './texts.ts';

const extraServicesRead = subscriptionRead('extra-services', extraServicesAnswer);

const Services = ({ ids }: { readonly ids: SubscriptionIds }) => (
  <QueryView query={useQuery(extraServicesRead(useHttp(), ids))} title={texts.failed}>
    {({ services }) =>
      services.length === 0 ? (
        <EmptyState icon="sim">{texts.none}</EmptyState>
      ) : (
        <ServiceList ids={ids} services={services} />
      )
    }
  </QueryView>
);

/** Extra services of a subscription (NAV-031, PLAN-016 to PLAN-019). */
export const Page: ComponentType = () => (
  <SubscriptionPage page={pages.extraServices}>{(_of, ids) => <Services ids={ids} />}</SubscriptionPage>
);
