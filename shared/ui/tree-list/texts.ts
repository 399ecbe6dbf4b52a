/** Texts of the tree list. */
export const treeTexts = { toggle: (name: string) => `Under ${name}` } as const;
