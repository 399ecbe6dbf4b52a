/** Pages that need no signed-in person, by the first part of their path below the application (NAV-047). */
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
 * Whether the page at a path is shown to everybody: for whoever serves or runs the page. `path` is that below the
 * application, with its first slash.
 */
export const isPublicPath = (path: string): boolean => {
  const segment = path.split('/')[1] ?? '';
  return publicPaths.some(each => each === segment);
};
