import { useState } from 'react';
import { PaymentModuleError } from 'shared/errors/portal-error';
import { useSearchParams } from 'shared/router';
import { Button } from 'shared/ui/button';
import { Card } from 'shared/ui/card';
import { LoadFailure } from 'shared/ui/load-failure';
import { Spinner } from 'shared/ui/spinner';
import { useWrite } from 'shared/write';
import { cancelPayment, paymentStaleKeys, type PaymentIds } from './payment.queries.ts';
import styles from './payment.module.css';
import { texts } from './texts.ts';
import { useCardFields } from './use-card-fields.ts';

interface CardPartProps {
  readonly ids: PaymentIds;
  readonly provider: { readonly id: string; readonly sessionData: string };
  /** Called when the library is done or has lost track of the payment: the API knows the outcome. */
  readonly onEnded: () => void;
}

/** The card's fields, rendered by the provider; ERR-016 when they fail to load. */
export const CardPart = (props: CardPartProps) => {
  const [tries, setTries] = useState(0);
  return (
    <CardFields
      key={tries}
      {...props}
      onRetry={() => {
        setTries(tries + 1);
      }}
    />
  );
};

const CardFields = ({
  ids,
  provider,
  onEnded,
  onRetry,
}: CardPartProps & { readonly onRetry: () => void }) => {
  const [search, setSearch] = useSearchParams();
  const redirectResult = search.get('redirectResult') ?? '';
  const { place, state, error } = useCardFields({
    provider,
    redirectResult,
    onEnded: () => {
      if (redirectResult !== '') setSearch({ session: ids.sessionId }, { replace: true });
      onEnded();
    },
  });
  const cancel = useWrite({
    send: (http, body: PaymentIds) => cancelPayment(http, body),
    stale: paymentStaleKeys(ids.customerId),
    onDone: () => undefined,
  });
  if (state === 'failed')
    return (
      <LoadFailure
        error={new PaymentModuleError(error)}
        title={texts.moduleFailed}
        onRetry={onRetry}
        isRetrying={false}
      />
    );
  if (redirectResult !== '') return <Spinner>{texts.waiting}</Spinner>;
  return (
    <Card title={texts.card.heading}>
      <div className={styles.fields}>
        {state === 'loading' ? <Spinner>{texts.card.loading}</Spinner> : null}
        <div ref={place} />
      </div>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          isPending={cancel.isPending}
          onPress={() => {
            cancel.submit(ids);
          }}
        >
          {texts.card.cancel}
        </Button>
      </div>
    </Card>
  );
};
