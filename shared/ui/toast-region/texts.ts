/** Texts of the toasts. */
export const toastTexts = { region: 'Beskeder', close: 'Luk besked' } as const;
