export const routerTexts = { pageOnItsWay: 'Indlæser siden' } as const;
