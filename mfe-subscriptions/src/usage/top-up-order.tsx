import { useId, useState } from 'react';
import type { TopUpOffering, TopUps } from 'shared/contracts/usage';
import { formatLongDate } from 'shared/format/date';
import { formatMoney } from 'shared/format/money';
import { useToasts } from 'shared/toasts';
import { useToggle } from 'shared/toggles';
import { Button } from 'shared/ui/button';
import { ChoiceCards } from 'shared/ui/choice-cards';
import { ErrorSummary } from 'shared/ui/error-summary';
import { Stack } from 'shared/ui/layout';
import { OrderDialog, type OrderDialogState } from '../order-form-model/order-dialog.tsx';
import { orderToast } from '../order-form-model/order-toast.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { topUpTexts as texts } from './texts.ts';
import { usePurchase } from './use-purchase.ts';

interface TopUpOrderProps {
  readonly ids: SubscriptionIds;
  readonly offerings: readonly TopUpOffering[];
  readonly active: TopUps['active'];
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
  const chosen = offerings.find(({ productCode }) => productCode === code);
  const name = chosen?.name ?? '';
  const { path, write, begin, confirm } = usePurchase(ids, active, order => {
    setDialog('closed');
    toasts.show(orderToast(texts.bought(name), order, ids.customerId));
  });
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
          if (chosen) {
            begin(chosen.productCode);
            setDialog('open');
          } else {
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
        onConfirm={confirm}
      />
    </Stack>
  );
};
