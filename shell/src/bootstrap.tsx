/** Application entry: connects the portal to the page and continues from what the early script has started. */
import 'shared/styles/fonts.css';
import 'shared/styles/tokens.css';
import 'shared/styles/base.css';
import './startup/start-page.css';
import { createRoot } from 'react-dom/client';
import { earlyStart } from './early.ts';
import { runPortal } from './startup/run-portal.tsx';

void runPortal({
  earlyStart,
  mount: (content, options) => {
    const element = document.getElementById('root');
    if (element === null) throw new Error('The page has no element with the id root.');
    createRoot(element, options).render(content);
  },
  startAgain: () => {
    window.location.assign('/selvbetjening/');
  },
});
