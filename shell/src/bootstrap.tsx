/** Joins the portal to this browser's page. */
import 'shared/styles/fonts.css';
import 'shared/styles/tokens.css';
import 'shared/styles/base.css';
import { createRoot } from 'react-dom/client';
import { takeLinkToken } from './link-token/link-token.ts';
import { runPortal } from './startup/run-portal.tsx';

// Before anything that looks at the address: start-up makes calls, and logs.
takeLinkToken();

const { portalMode, portalToggles } = document.documentElement.dataset;

void runPortal({
  address: window.location,
  declared: { mode: PORTAL_OFFLINE ? 'offline' : portalMode, toggles: portalToggles },
  mount: (content, options) => {
    const element = document.getElementById('root');
    if (element === null) throw new Error('The page has no element with the id root.');
    createRoot(element, options).render(content);
  },
  startAgain: () => {
    window.location.assign('/selvbetjening/');
  },
});
