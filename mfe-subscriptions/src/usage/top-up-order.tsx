import { useId, useState } from 'react';
import { placedOrderAnswer } from 'shared/contracts/placed-order';
import type { TopUpOffering, TopUps } from 'shared/contracts/usage';
import { formatLongDate } from 'shared/format/date';
import { formatMoney } from 'shared/format/money';
import { useToasts } from 'shared/toasts';
import { useToggle } from 'shared/toggles';
import { Button } from 'shared/ui/button';
import { ChoiceCards } from 'shared/ui/choice-cards';
import { ErrorSummary } from 'shared/ui/error-summary';
import { Stack } from 'shared/ui/layout';
import { useWrite } from 'shared/write';
import { OrderDialog, type OrderDialogState } from '../order-form-model/order-dialog.tsx';
import { orderToast } from '../order-form-model/order-toast.ts';
import { orderStaleKeys } from '../subscription-model/stale-keys.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { subscriptionPath } from '../subscription-model/subscription-read.ts';
import { topUpTexts as texts } from './texts.ts';

interface TopUpOrderProps {
  readonly ids: SubscriptionIds;
  readonly offerings: readonly TopUpOffering[];
  readonly active: TopUps['active'];
}

/** One purchase, however often its request is repeated until there is a response. */
interface Purchase {
  readonly productCode: string;
  readonly key: string;
  /** Orders known at the time: those shown as bought, and those placed here. */
  readonly knownOrderIds: readonly string[];
}

/** Selects, confirms and buys a top-up (CTRL-017). */
export const TopUpOrder = ({ ids, offerings, active }: TopUpOrderProps) => {
  const showsPrices = useToggle('show_subscription_prices');
  const toasts = useToasts();
  const [code, setCode] = useState<string>();
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const fieldId = useId();
  const [dialog, setDialog] = useState<OrderDialogState>('closed');
  const [purchase, setPurchase] = useState<Purchase>();
  const [placed, setPlaced] = useState<readonly string[]>([]);
  const chosen = offerings.find(({ productCode }) => productCode === code);
  const name = chosen?.name ?? '';
  const path = subscriptionPath(ids, 'top-ups');
  const write = useWrite({
    send: (http, { productCode, key }: Purchase) =>
      http.request({
        method: 'POST',
        path,
        query: { customerId: ids.customerId },
        body: { productCode },
        headers: { 'idempotency-key': key },
        schema: placedOrderAnswer,
      }),
    stale: orderStaleKeys(ids),
    onDone: order => {
      setDialog('closed');
      setPurchase(undefined);
      setPlaced([...placed, order.orderId]);
      toasts.show(orderToast(texts.bought(name), order, ids.customerId));
    },
  });
  /**
   * The response may have been lost: asking for the same product counts as one purchase until the page shows a new one
   * as bought.
   */
  const ask = (productCode: string) => {
    const bought = active.map(({ orderId }) => orderId);
    const isOpen =
      purchase?.productCode === productCode && bought.every(each => purchase.knownOrderIds.includes(each));
    setPurchase(
      isOpen ? purchase : { productCode, knownOrderIds: [...bought, ...placed], key: crypto.randomUUID() },
    );
    setDialog('open');
  };
  return (
    <Stack align="start">
      <ErrorSummary problems={error === undefined ? [] : [{ fieldId, message: error }]} attempt={attempt} />
      <ChoiceCards
        id={fieldId}
        label={texts.choose}
        error={error}
        value={code}
        options={offerings.map(({ productCode, name: title, validUntil, price, remaining }) => ({
          value: productCode,
          title,
          facts: [texts.valid(formatLongDate(validUntil))],
          price: showsPrices ? formatMoney(price) : undefined,
          disabledReason: remaining === 0 ? texts.limit : undefined,
        }))}
        onChange={value => {
          setCode(value);
          setError(undefined);
        }}
      />
      <Button
        onPress={() => {
          if (chosen) ask(chosen.productCode);
          else {
            setError(texts.missing);
            setAttempt(attempt + 1);
          }
        }}
      >
        {texts.submit}
      </Button>
      <OrderDialog
        state={dialog}
        onStateChange={setDialog}
        title={texts.question(name)}
        confirmLabel={texts.confirm}
        ids={ids}
        path={path}
        method="POST"
        body={{ productCode: code }}
        write={write}
        onConfirm={() => {
          if (purchase) write.submit(purchase);
        }}
      />
    </Stack>
  );
};
