import type { EsimStatus } from 'shared/contracts/sim-card';
import type { SuspensionState } from 'shared/contracts/suspension';
import { formatLongDate } from 'shared/format/date';
import { afterLossTexts as texts } from './texts.ts';

export interface LossStep {
  readonly text: string;
  /** Where the step is done. */
  readonly link?: 'esim' | 'simCards' | 'reopen';
}

interface Loss {
  readonly suspension: SuspensionState;
  readonly type: keyof typeof texts.newDevices;
  readonly today: string;
  /** Status of the replacement eSIM; undefined until loaded. */
  readonly esim: EsimStatus | undefined;
}

const blocked = ({ suspension: { isDone, effectiveDate }, type, today }: Loss): string => {
  const what = type === 'MOBILE' ? texts.noCalls : texts.noData;
  if (isDone) return `${texts.isBlocked} ${what}`;
  return `${effectiveDate > today ? texts.blockedFrom(formatLongDate(effectiveDate)) : texts.blockedSoon} ${what}`;
};

const newCard = ({ suspension: { isDone, replacement }, type, esim }: Loss): LossStep => {
  const device = texts.newDevices[type];
  if (replacement === 'SimCard')
    return isDone ? { text: texts.insertCard(device), link: 'simCards' } : { text: texts.cardComes };
  if (replacement !== 'Esim') return { text: texts.sameCard };
  if (!isDone) return { text: texts.esimComes };
  if (esim === 'Activated') return { text: texts.esimInstalled };
  return { text: texts.installEsim(device), link: 'esim' };
};

/** What is blocked and what to do next, in order. */
export const afterLossSteps = (loss: Loss): readonly LossStep[] => {
  const { isDone, reason, replacement } = loss.suspension;
  const reopen = replacement ? texts.reopen(texts.newDevices[loss.type]) : texts.reopenAndSwitch;
  return [
    { text: blocked(loss) },
    newCard(loss),
    isDone ? { text: reopen, link: 'reopen' } : { text: reopen },
    ...(reason === 'Stolen' ? [{ text: texts.police }] : []),
  ];
};
