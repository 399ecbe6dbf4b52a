import { BARRING_CODES, type BarringCode } from 'shared/contracts/barrings';
import type { PreviewValue } from 'shared/contracts/order-preview';
import { barringLabels } from 'shared/format/barring-labels';
import { formatLongDate, formatMediumDate } from 'shared/format/date';
import { formatMonthlyPrice } from 'shared/format/money';
import { formatCount } from 'shared/format/number';
import { formatPhoneNumber } from 'shared/format/phone';
import { formatQuantity } from 'shared/format/quantity';
import { subscriptionStatusLabel } from '../subscription-model/subscription-labels.ts';
import { orderFieldTexts as texts } from './order-field-texts.ts';

/** Labels of the fields that orders change, and the format of their values; fields without a label are left out. */
export type PreviewFields = Readonly<
  Record<string, { readonly label: string; readonly text?: (value: PreviewValue) => string }>
>;

const gigabytes = (value: PreviewValue): string => {
  if (value === 'Free') return texts.free;
  return typeof value === 'number' ? formatQuantity({ value, unit: 'GB' }) : texts.noData;
};

const target = (value: PreviewValue): string => {
  if (value === null) return texts.off;
  return value === 'Voicemail' ? texts.voicemail : formatPhoneNumber(String(value));
};

const barring = (code: BarringCode, value: PreviewValue): string => {
  if (typeof value === 'number') return `${formatCount(value)}\u00a0kr.`;
  if (code === 'BARLEVEL' && value !== true) return texts.noLimit;
  return value === true ? texts.barred : texts.open;
};

const simCard = (value: PreviewValue): string => {
  if (value === null) return texts.noSimCard;
  if (value === 'SIM') return texts.newSimCard;
  return value === 'ESIM' ? texts.esim : String(value);
};

const monthlyPrice = (value: PreviewValue): string =>
  formatMonthlyPrice({ value: Number(value), currency: 'DKK' });

/** Fields of every order action of the platform (`state` of its `orderAction`), in display order. */
export const orderFields: PreviewFields = {
  pricePlan: { label: texts.pricePlan },
  planPrice: { label: texts.planPrice, text: monthlyPrice },
  data: { label: texts.data, text: gigabytes },
  dataEu: { label: texts.dataEu, text: gigabytes },
  bindingEndDate: {
    label: texts.bindingEndDate,
    text: value => (typeof value === 'string' ? formatMediumDate(value) : texts.unbound),
  },
  services: { label: texts.services },
  totalPrice: { label: texts.totalPrice, text: monthlyPrice },
  status: { label: texts.status, text: subscriptionStatusLabel },
  futureCancellationDate: {
    label: texts.ends,
    text: day => (day === null ? texts.never : formatLongDate(String(day))),
  },
  account: { label: texts.account },
  ...Object.fromEntries(
    BARRING_CODES.map(code => [
      code,
      { label: barringLabels[code], text: (value: PreviewValue) => barring(code, value) },
    ]),
  ),
  Unconditional: { label: texts.Unconditional, text: target },
  NoReply: { label: texts.NoReply, text: target },
  Unreachable: { label: texts.Unreachable, text: target },
  Busy: { label: texts.Busy, text: target },
  delaySeconds: {
    label: texts.ringsFor,
    text: value => (value === null ? texts.off : `${String(value)} sekunder`),
  },
  topUpData: { label: texts.topUpData, text: value => formatQuantity({ value: Number(value), unit: 'GB' }) },
  portedFrom: { label: texts.portedFrom },
  simCard: { label: texts.simCard, text: simCard },
  shipment: {
    label: texts.shipment,
    text: value => (value === 'PickUp' ? texts.pickUp : String(value)),
  },
  esim: {
    label: texts.esim,
    text: value => new Map<unknown, string>(Object.entries(texts.esims)).get(value) ?? texts.noEsim,
  },
  dataCards: { label: texts.dataCards },
  dataCardNumbers: { label: texts.dataCardNumbers },
  installationAddress: { label: texts.installationAddress },
};

/** Fields shown only when prices are shown (SUB-008). */
export const priceFields: readonly string[] = ['planPrice', 'totalPrice'];
