/**
 * Fetches the application: the scripts that the page names, with their hashes, in an inert template. See
 * `shared/build/application-later.ts`.
 */
import { applicationPath } from '../session/return-path.ts';
import { criticalErrorTexts } from './critical-error-texts.ts';

/** What nobody needs a library to say. */
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

/** Answers the way to fetch it; only the first call does. What cannot be had, or is not what was built, is said. */
export const applicationOf = (page: Document): (() => void) => {
  let isFetched = false;
  return () => {
    if (isFetched) return;
    isFetched = true;
    const template = page.querySelector<HTMLTemplateElement>('template#application');
    const scripts =
      template === null ? [] : [...page.importNode(template.content, true).querySelectorAll('script')];
    for (const script of scripts) {
      // In the order of the page, as they would be without the template.
      script.async = false;
      script.addEventListener('error', () => {
        sayThatItFailed(page);
      });
      page.head.append(script);
    }
  };
};
