/** An employee's landing page: their own subscriptions, before those of their colleagues. */
import { useState, type ReactNode } from 'react';
import { subscriptionType } from 'shared/contracts/subscription-kind';
import { useCurrentCustomer } from 'shared/customers';
import { formatPhoneNumber } from 'shared/format/phone';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { areaPaths, customerHref } from 'shared/remote/links';
import { useSession } from 'shared/session';
import { Button } from 'shared/ui/button';
import { Card } from 'shared/ui/card';
import { Stack } from 'shared/ui/layout';
import { Link } from 'shared/ui/link';
import { QueryFailure, QueryView } from 'shared/ui/query-view';
import { Skeleton } from 'shared/ui/skeleton';
import { Tag } from 'shared/ui/tag';
import { Typography } from 'shared/ui/typography';
import { OwnSubscription } from './own-subscription.tsx';
import { ownQueries, type OwnRow } from './own.queries.ts';
import { ownTexts as texts } from './texts.ts';

interface OwnPageProps {
  /** What every user sees, below their own subscriptions. */
  readonly children: ReactNode;
}

/** An employee's own subscriptions, or a notice that they are unknown; nothing for administrators with an older API. */
export const OwnPage = ({ children }: OwnPageProps) => {
  const { accountLevel, customer } = useCurrentCustomer();
  if (accountLevel === 'Subscription') return <Own>{children}</Own>;
  return (
    <Stack gap={6}>
      {customer.isUser ? <NoOwn /> : null}
      {children}
    </Stack>
  );
};

const NoOwn = () => <Typography tone="muted">{texts.noOwn(useSession().email)}</Typography>;

/** Each own subscription in a card, the first one open. What can grow comes last, so that it moves nothing. */
const Own = ({ children }: OwnPageProps) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const own = useQuery(ownQueries(useHttp(), customerId).list());
  const [first] = own.data ?? [];
  const { isPending } = useDetails(first?.id);
  const isKnown = !own.isPending && (first === undefined || !isPending);
  // Once rendered it stays, also during a retry after a failure.
  const [isDrawn, setIsDrawn] = useState(isKnown);
  if (isKnown && !isDrawn) setIsDrawn(true);
  if (!isKnown && !isDrawn)
    return (
      <Stack gap={6}>
        <Skeleton shape="rows" count={4} />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Stack>
    );
  return (
    <Stack gap={6}>
      <QueryFailure query={own} title={texts.listFailed} />
      {own.data?.length === 0 ? <NoOwn /> : null}
      {own.data?.map((row, at) => (
        <OwnCard key={row.id} row={row} isFirst={at === 0} isOnly={own.data.length === 1} />
      ))}
      <Link variant="standalone" href={customerHref(customerId, areaPaths.subscriptions)}>
        {texts.all}
      </Link>
      {children}
    </Stack>
  );
};

const useDetails = (subscriptionId: string | undefined) => {
  const { id: customerId } = useCurrentCustomer().customer;
  const { details } = ownQueries(useHttp(), customerId);
  return useQuery({ ...details(subscriptionId ?? ''), enabled: subscriptionId !== undefined });
};

interface OwnCardProps {
  readonly row: OwnRow;
  readonly isFirst: boolean;
  readonly isOnly: boolean;
}

const OwnCard = ({ row, isFirst, isOnly }: OwnCardProps) => {
  const [isOpen, setIsOpen] = useState(isFirst);
  const query = useDetails(isOpen ? row.id : undefined);
  const title = texts.titles[subscriptionType(row.category)];
  const number = row.telephoneNumber ? formatPhoneNumber(row.telephoneNumber) : row.name;
  const name = isOnly ? title : `${title}, ${number}`;
  return (
    <Card
      title={name}
      actions={
        isOnly ? undefined : (
          <Button
            variant="text"
            size="small"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? texts.hide : texts.show} ${name}`}
            onPress={() => {
              setIsOpen(!isOpen);
            }}
          >
            {isOpen ? texts.hide : texts.show}
          </Button>
        )
      }
    >
      {row.hasProcessingOrder ? <Tag tone="info">{texts.processing}</Tag> : null}
      {isOpen ? (
        <QueryView query={query} title={texts.failed}>
          {data => <OwnSubscription {...data} />}
        </QueryView>
      ) : (
        <Typography tone="muted">{row.name}</Typography>
      )}
    </Card>
  );
};
