import { useCurrentCustomer } from 'shared/customers';
import { formatMoney } from 'shared/format/money';
import { useHttp } from 'shared/http';
import { useQuery } from 'shared/query';
import { links } from 'shared/remote/links';
import { useParams } from 'shared/router';
import { Card } from 'shared/ui/card';
import { Link } from 'shared/ui/link';
import { QueryView } from 'shared/ui/query-view';
import { Typography } from 'shared/ui/typography';
import { CauseList } from '../explanation-model/cause-list.tsx';
import { compareTotals } from '../explanation-model/compare-totals.ts';
import { explanationTexts as texts } from '../explanation-model/texts.ts';
import { explanationQueries } from '../explanation.queries.ts';

/** Why this invoice differs from the previous one. Fails independently of the rest of the page. */
export const ExplanationCard = () => {
  const { id: customerId } = useCurrentCustomer().customer;
  const { billingItemId = '' } = useParams();
  const query = useQuery(explanationQueries(useHttp(), customerId).ofItem(billingItemId));
  return (
    <Card title={texts.heading}>
      <QueryView query={query} title={texts.failed}>
        {({ total, previousTotal, previous, causes }) => {
          if (!previousTotal || !previous) return <p>{texts.noPrevious}</p>;
          const compared = compareTotals(total, previousTotal);
          const before = (
            <Link href={links.invoice.href(customerId, previous)}>
              {texts.previousInvoice(previous.invoiceNumber, previous.period.from)}
            </Link>
          );
          return (
            <>
              <p>
                {compared.than === 'same'
                  ? texts.sameAs[causes.length === 0 ? 'unchanged' : 'otherwise']
                  : texts.thanInvoice[compared.than](formatMoney(compared.by))}{' '}
                {before}.
              </p>
              {causes.length === 0 ? null : <Typography tone="muted">{texts.vat}</Typography>}
              <CauseList causes={causes} total={compared} />
            </>
          );
        }}
      </QueryView>
    </Card>
  );
};
