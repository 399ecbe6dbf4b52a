/**
 * Fetches the application: the scripts, with their hashes, that the page lists in an inert template. See
 * `shared/build/application-later.ts`.
 */
import { applicationPath } from '../session/return-path.ts';
import { criticalErrorTexts } from './critical-error-texts.ts';

/** Shows the failure without any library. */
const sayThatItFailed = (page: Document): void => {
  const title = page.createElement('h1');
  title.textContent = criticalErrorTexts.title;
  const startAgain = page.createElement('button');
  startAgain.textContent = criticalErrorTexts.startAgain;
  startAgain.addEventListener('click', () => {
    window.location.assign(`${applicationPath}/`);
  });
  page.getElementById('root')?.replaceChildren(title, startAgain);
};

/**
 * Returns the function that fetches the application; only its first call does. A script that fails to load or has the
 * wrong hash is reported on the page.
 */
export const applicationOf = (page: Document): (() => void) => {
  let isFetched = false;
  return () => {
    if (isFetched) return;
    isFetched = true;
    const template = page.querySelector<HTMLTemplateElement>('template#application');
    const scripts =
      template === null ? [] : [...page.importNode(template.content, true).querySelectorAll('script')];
    for (const script of scripts) {
      // In document order, as without the template.
      script.async = false;
      script.addEventListener('error', () => {
        sayThatItFailed(page);
      });
      page.head.append(script);
    }
  };
};
