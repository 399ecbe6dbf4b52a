import type { PricePlanInformation, Quantity } from 'shared/contracts/subscription';
import { formatCount } from 'shared/format/number';
import { formatQuantity } from 'shared/format/quantity';
import { planTexts } from './texts.ts';

const allowance = (isFree: boolean, included: Quantity | null | undefined): string | undefined => {
  if (isFree) return planTexts.free;
  return included ? formatQuantity(included) : undefined;
};

const speedOf = ({ downloadSpeed, uploadSpeed, speed }: PricePlanInformation): string | undefined => {
  if (downloadSpeed && uploadSpeed)
    return `${formatCount(downloadSpeed.value)}/${formatQuantity(uploadSpeed)}`;
  const anySpeed = downloadSpeed ?? speed ?? uploadSpeed;
  return anySpeed ? formatQuantity(anySpeed) : undefined;
};

const bindingOf = (months: number | null | undefined): string | undefined => {
  if (months === null || months === undefined) return undefined;
  if (months === 0) return planTexts.noBinding;
  return months === 1 ? '1 måned' : `${formatCount(months)} måneder`;
};

/** What the price plan includes, most wanted first; what it does not include has no value. */
export const pricePlanFacts = (plan: PricePlanInformation): { term: string; value: string | undefined }[] => [
  { term: planTexts.data, value: allowance(plan.isFreeDataIncluded, plan.data) },
  { term: planTexts.dataEu, value: allowance(plan.isFreeDataEuIncluded, plan.dataEu) },
  { term: planTexts.dataRoaming, value: allowance(false, plan.dataRoaming) },
  { term: planTexts.voice, value: allowance(plan.isFreeVoiceIncluded, plan.voice) },
  { term: planTexts.sms, value: allowance(plan.isFreeSmsIncluded, plan.sms) },
  { term: planTexts.mms, value: allowance(plan.isFreeMmsIncluded, plan.mms) },
  { term: planTexts.speed, value: speedOf(plan) },
  { term: planTexts.technology, value: plan.technologyType ?? undefined },
  { term: planTexts.is5GReady, value: plan.is5GReady ? planTexts.yes : undefined },
  { term: planTexts.binding, value: bindingOf(plan.bindingPeriod) },
];
