/** Texts for content that failed to load (ERR-002). */
export const loadFailureTexts = {
  forbidden:
    'Den nuværende bruger mangler rettigheder. Spørg en superadministrator i virksomheden om adgang.',
  notFound: 'Vi fandt ikke hvad vi ledte efter. Prøv eventuelt at genindlæse siden.',
} as const;
