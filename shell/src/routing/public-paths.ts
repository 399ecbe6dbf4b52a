/** Paths below the application that need no signed-in person (NAV-047). */
import { applicationPath } from '../session/return-path.ts';

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

/** A page's path as the router knows it. */
export const belowApplication = (pathname: string): string => pathname.slice(applicationPath.length);

/** Whether the page at a path is shown to everybody. */
export const isPublic = (pathname: string): boolean => {
  const segment = belowApplication(pathname).split('/')[1] ?? '';
  return publicPaths.some(path => path === segment);
};
