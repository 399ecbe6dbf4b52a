import { simCardPageTexts as texts } from './texts.ts';

/** A button of the page and its link. */
export interface SimCardAction {
  readonly label: string;
  readonly page: 'switchSimCard' | 'switchToEsim';
}

/** The actions on the main SIM card: none unless SIM management is allowed (SIM-009 to SIM-011). */
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
