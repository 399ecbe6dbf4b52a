/** Joins the portal to this browser's page. */
import 'shared/styles/fonts.css';
import 'shared/styles/tokens.css';
import 'shared/styles/base.css';
import { createRoot } from 'react-dom/client';
import { takeLinkToken } from './link-token/link-token.ts';
import { readToldSettings } from './settings/told-settings.ts';
import { runPortal } from './startup/run-portal.tsx';

// Before anything that looks at the address: start-up makes calls, and logs.
takeLinkToken();

void runPortal({
  address: window.location,
  readSettings: () => readToldSettings(document),
  mount: (content, options) => {
    const element = document.getElementById('root');
    if (element === null) throw new Error('The page has no element with the id root.');
    createRoot(element, options).render(content);
  },
  startAgain: () => {
    window.location.assign('/selvbetjening/');
  },
});
