import { simCardPageTexts as texts } from './texts.ts';

/** A button of the page and its link. */
export interface SimCardAction {
  readonly label: string;
  readonly page: 'switchSimCard' | 'switchToEsim';
}

/** The actions on the main SIM card: none unless SIM management is allowed (SIM-009 to SIM-011). */
export const simCardActions = (esimState: {
  readonly isAllowed: boolean;
  readonly hasEsim: boolean;
}): readonly SimCardAction[] => {
  if (!esimState.isAllowed) return [];
  return [
    { label: esimState.hasEsim ? texts.switchToSim : texts.switchSim, page: 'switchSimCard' },
    { label: esimState.hasEsim ? texts.orderNewEsim : texts.switchToEsim, page: 'switchToEsim' },
  ];
};
