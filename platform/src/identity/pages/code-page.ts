import { html, type Html } from '../../http/html.ts';
import { texts } from './texts.ts';
import { describe, field, focusIf, summary } from './form-parts.ts';
import { layout } from './layout.ts';

/** Why the last attempt failed. */
export type CodeProblem = 'missing' | 'wrong' | 'too-many' | 'day-over';

const t = texts.code;
const said: Readonly<Record<CodeProblem, string>> = {
  missing: t.missing,
  wrong: t.wrong,
  'too-many': t.tooMany,
  'day-over': t.dayOver,
};

/** The second step of sign-in, for people who have enabled it. */
export function codePage(uid: string, problem?: CodeProblem): Html {
  const isWrong = problem === 'missing' || problem === 'wrong';
  return layout({
    title: `${problem ? texts.signIn.errorPrefix : ''}${t.title}`,
    script: 'sign-in.js',
    body: html` <h1>${t.title}</h1>
      <p class="lead">${t.lead}</p>
      ${
        problem &&
        summary(
          texts.signIn.summaryTitle,
          isWrong ? html`<p><a href="#code">${said[problem]}</a></p>` : html`<p>${said[problem]}</p>`,
        )
      }
      <form method="post" action="/log-ind/${uid}/kode" novalidate>
        ${field({
          id: 'code',
          label: t.label,
          error: isWrong ? said[problem] : undefined,
          control: html` <input
            id="code"
            name="code"
            type="text"
            autocomplete="one-time-code"
            inputmode="numeric"
            spellcheck="false"
            required
            ${describe('code', isWrong)}${focusIf(!problem)}
          />`,
        })}
        <button type="submit" class="primary">${t.submit}</button>
      </form>
      <p><a href="/log-ind/${uid}">${t.startAgain}</a></p>`,
  });
}
