import { useState } from 'react';
import type { ExtraService } from 'shared/contracts/extra-service';
import { placedOrderAnswer } from 'shared/contracts/placed-order';
import { useToasts } from 'shared/toasts';
import { Button } from 'shared/ui/button';
import { ConfirmDialog } from 'shared/ui/confirm-dialog';
import { useWrite } from 'shared/write';
import { OrderPreview } from '../subscription-model/order-preview.tsx';
import { orderToast } from '../subscription-model/order-toast.ts';
import { orderStaleKeys } from '../subscription-model/stale-keys.ts';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { extraServicesTexts as texts } from './texts.ts';

interface ServiceOrderProps {
  readonly ids: SubscriptionIds;
  readonly service: ExtraService;
}

const fields = { services: { label: texts.services } } as const;

/** Adds or removes a service, after it was told what that does (PLAN-016, PLAN-019). */
export const ServiceOrder = ({ ids, service }: ServiceOrderProps) => {
  const { code, name, isActive } = service;
  const [isAsking, setIsAsking] = useState(false);
  const toasts = useToasts();
  const base = `/self-service-api/subscriptions/${encodeURIComponent(ids.subscriptionId)}/extra-services`;
  const path = isActive ? `${base}/${encodeURIComponent(code)}` : base;
  const body = isActive ? {} : { code };
  const write = useWrite({
    send: (http, _service: string) =>
      http.request({
        ...{ method: isActive ? 'DELETE' : 'POST', path, query: { customerId: ids.customerId } },
        ...(isActive ? {} : { body }),
        schema: placedOrderAnswer,
      }),
    stale: orderStaleKeys(ids),
    onDone: order => {
      setIsAsking(false);
      toasts.show(orderToast(isActive ? texts.removed(name) : texts.added(name), order));
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${isActive ? texts.remove : texts.add}: ${name}`}
        onPress={() => {
          setIsAsking(true);
        }}
      >
        {isActive ? texts.remove : texts.add}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={isActive ? texts.removeQuestion(name) : texts.addQuestion(name)}
        confirmLabel={isActive ? texts.removeConfirm : texts.addConfirm}
        isPending={write.isPending}
        onConfirm={() => {
          write.submit(code);
        }}
        onCancel={() => {
          setIsAsking(false);
        }}
      >
        <OrderPreview ids={ids} path={path} body={isAsking ? body : undefined} fields={fields} />
      </ConfirmDialog>
    </>
  );
};
