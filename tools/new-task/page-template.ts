import type { TaskNames } from './task-names.ts';

/** A page that draws loading, failed, forbidden and full. */
export const pageTemplate = ({ name, camel, title }: TaskNames): string => `\
import type { ComponentType } from 'react';
import { useCurrentCustomer } from 'shared/customers';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { Card } from 'shared/ui/card';
import { DescriptionList } from 'shared/ui/description-list';
import { LoadFailure } from 'shared/ui/load-failure';
import { PageHeader } from 'shared/ui/page-header';
import { Skeleton } from 'shared/ui/skeleton';
import { pages } from '../pages.tsx';
import { ${camel}Queries } from './${name}.queries.ts';
import { ${camel}Texts as texts } from './texts.ts';

/** ${title}: starts from the customer; say here what a person does on this page, and for whom it is. */
export const Page: ComponentType = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const query = useQuery(${camel}Queries(useHttp(), customerId).customer());
  return (
    <>
      <PageHeader title={pages.${camel}.title} help={texts.help} />
      {query.data ? (
        <Card title={texts.card}>
          <DescriptionList
            items={[
              { term: texts.company, value: query.data.customer.companyName },
              { term: texts.cvr, value: query.data.customer.cvr },
            ]}
          />
        </Card>
      ) : query.error ? (
        <LoadFailure
          error={query.error}
          title={texts.failed}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton shape="text" count={3} />
      )}
    </>
  );
};
`;
