import type { PricePlanInformation } from 'shared/contracts/subscription';
import { formatQuantity } from 'shared/format/quantity';
import { offeringTexts as texts } from './offering-texts.ts';

const dataOf = ({ isFreeDataIncluded, data, speed }: PricePlanInformation): string[] => {
  if (isFreeDataIncluded) return [texts.freeData];
  if (data) return [texts.data(formatQuantity(data))];
  return speed ? [] : [texts.noData];
};

const voiceOf = ({ isFreeVoiceIncluded, voice }: PricePlanInformation): string[] => {
  if (isFreeVoiceIncluded) return [texts.freeVoice];
  return voice ? [texts.voice(formatQuantity(voice))] : [];
};

/** What an offered price plan includes, a few words each; the same when ordering and when changing one. */
export const offeringFacts = (holds: PricePlanInformation): string[] => [
  ...dataOf(holds),
  ...(holds.dataEu ? [texts.dataEu(formatQuantity(holds.dataEu))] : []),
  ...(holds.speed ? [texts.speed(formatQuantity(holds.speed))] : []),
  ...voiceOf(holds),
  texts.binding(holds.bindingPeriod ?? 0),
];
