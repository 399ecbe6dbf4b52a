/**
 * What the portal uses of react-router-dom, as one module that exists once on the page.
 *
 * Import from here, never from the library: a second copy has its own context and would not see the
 * shell's router. Add a name when it is needed; what is not named is shaken out of the bundle.
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
