/** Where a page is below the application. */
import { isPublicPath } from 'shared/settings/public-paths';
import { applicationPath } from '../session/return-path.ts';

/** A page's path as the router knows it. */
export const belowApplication = (pathname: string): string => pathname.slice(applicationPath.length);

/** Whether the page at a path is shown to everybody. */
export const isPublic = (pathname: string): boolean => isPublicPath(belowApplication(pathname));
