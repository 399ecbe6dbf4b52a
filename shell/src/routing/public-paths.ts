/** Page paths relative to the application sub-path. */
import { isPublicPath } from 'shared/settings/public-paths';
import { applicationPath } from '../session/return-path.ts';

/** A page's path as the router sees it. */
export const belowApplication = (pathname: string): string => pathname.slice(applicationPath.length);

/** Whether the page at a path is public. */
export const isPublic = (pathname: string): boolean => isPublicPath(belowApplication(pathname));
