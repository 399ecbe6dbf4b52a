export const usageAlertsTexts = {
  back: 'Forbrug',
} as const;
