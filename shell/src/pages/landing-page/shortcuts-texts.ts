/** Danish words of the shortcuts of the landing page. */
export const shortcutsTexts = { heading: 'Hurtige handlinger' } as const;
