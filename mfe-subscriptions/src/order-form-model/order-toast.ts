import type { PlacedOrder } from 'shared/contracts/placed-order';
import { danishDay, formatMediumDate } from 'shared/format/date';
import { orderToastLink } from 'shared/remote/order-toast-link';
import type { NewToast } from 'shared/toasts';

const delayText = 'Der kan gå op til 10 minutter, før ændringen vises.';

/**
 * Confirms that an order was placed (ERR-061, ERR-064), with a link to it.
 *
 * @param title what the order does, a full sentence without a full stop: 'Abonnementet bliver spærret'
 */
export const orderToast = (
  title: string,
  { orderId, effectiveDate }: PlacedOrder,
  customerId: string,
): NewToast => ({
  variant: 'SUCCESS',
  title,
  richText:
    effectiveDate > danishDay(new Date())
      ? `Ordre ${orderId} er sendt og gælder fra ${formatMediumDate(effectiveDate)}. ${delayText}`
      : `Ordre ${orderId} er sendt. ${delayText}`,
  link: orderToastLink(customerId, orderId),
});
