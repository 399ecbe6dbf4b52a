/**
 * Public pages, which need no sign-in, by the first segment of their path below the application (NAV-047).
 */
export const publicPaths = [
  'opret-login',
  'glemt-adgangskode',
  'vaelg-ny-adgangskode',
  'installer-e-sim',
  'logud-bekraeftelse',
  'fejl',
  'siden-er-midlertidigt-utilgaengelig',
  'login-fejl',
  'maintenance',
  'status',
] as const;

/**
 * Whether the page at a path is public, for the server and the page itself. `path` is relative to the
 * application and starts with a slash.
 */
export const isPublicPath = (path: string): boolean => {
  const segment = path.split('/')[1] ?? '';
  return publicPaths.some(each => each === segment);
};
