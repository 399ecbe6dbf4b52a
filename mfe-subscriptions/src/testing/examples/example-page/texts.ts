export const examplePageTexts = {
  help: 'Her ser du oplysninger om virksomheden.',
  card: 'Virksomheden',
  company: 'Navn',
  cvr: 'CVR-nummer',
  failed: 'Kunne ikke indlæse virksomheden.',
} as const;
