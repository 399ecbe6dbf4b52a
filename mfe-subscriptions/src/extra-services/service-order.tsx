import type { ExtraService } from 'shared/contracts/extra-service';
import { OrderButton } from '../order-form-model/order-button.tsx';
import type { SubscriptionIds } from '../subscription-model/subscription-ids.ts';
import { extraServicesTexts as texts } from './texts.ts';

interface ServiceOrderProps {
  readonly ids: SubscriptionIds;
  readonly service: ExtraService;
}

/** Adds or removes a service, after showing the effect (PLAN-016, PLAN-019). */
export const ServiceOrder = ({ ids, service: { code, name, isActive } }: ServiceOrderProps) =>
  isActive ? (
    <OrderButton
      {...{ ids, method: 'DELETE', about: name }}
      endpoint={`extra-services/${encodeURIComponent(code)}`}
      label={texts.remove}
      question={texts.removeQuestion(name)}
      confirmLabel={texts.removeConfirm}
      placed={texts.removed(name)}
    />
  ) : (
    <OrderButton
      {...{ ids, method: 'POST', about: name }}
      endpoint="extra-services"
      body={{ code }}
      label={texts.add}
      question={texts.addQuestion(name)}
      confirmLabel={texts.addConfirm}
      placed={texts.added(name)}
    />
  );
