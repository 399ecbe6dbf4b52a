/**
 * The portal's exports of react-router-dom, as a module shared by the shell and all remotes.
 *
 * Import from here, never from the library: a second copy has its own context and would not see the shell's
 * router. Add exports as needed; unlisted ones are tree-shaken.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  generatePath,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useHref,
  useLocation,
  useMatches,
  useNavigate,
  useOutletContext,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { Location, NavigateFunction, RouteObject } from 'react-router-dom';
