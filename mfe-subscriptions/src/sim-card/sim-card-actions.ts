import { simCardPageTexts as texts } from './texts.ts';

/** A button of the page, and where it leads. */
export interface SimCardAction {
  readonly label: string;
  readonly page: 'switchSimCard' | 'switchToEsim';
}

/** What can be done with the main SIM card: nothing unless SIM management is allowed (SIM-009 to SIM-011). */
export const simCardActions = (given: {
  readonly isAllowed: boolean;
  readonly hasEsim: boolean;
}): readonly SimCardAction[] => {
  if (!given.isAllowed) return [];
  return [
    { label: given.hasEsim ? texts.switchToSim : texts.switchSim, page: 'switchSimCard' },
    { label: given.hasEsim ? texts.orderNewEsim : texts.switchToEsim, page: 'switchToEsim' },
  ];
};
