/** Texts of the copy button. */
export const copyTexts = {
  copy: (what: string) => `Kopiér ${what}`,
  copied: (what: string) => `${what} er kopieret`,
  failed: (what: string) => `${what} kunne ikke kopieres`,
} as const;
