import { html, type Html } from '../../http/html.ts';
import { texts } from '../texts.ts';
import { describe, field, focusIf, summary } from './form-parts.ts';
import { layout } from './layout.ts';

/** What the person last tried, and what stood in the way. */
export type SignInProblem =
  { kind: 'wrong-pair' | 'too-many' | 'busy' } | { kind: 'missing'; email: boolean; password: boolean };

export interface SignInPage {
  uid: string;
  email: string;
  forgottenPasswordUrl: string;
  problem?: SignInProblem | undefined;
}

const t = texts.signIn;

/** The sign-in form. A failed try shows a summary that takes the focus and links to the fields. */
export function signInPage({ uid, email, forgottenPasswordUrl, problem }: SignInPage): Html {
  const missing = problem?.kind === 'missing' ? problem : { email: false, password: false };
  return layout({
    title: `${problem ? t.errorPrefix : ''}${t.title}`,
    script: 'sign-in.js',
    body: html` <h1>${t.title}</h1>
      <p class="lead">${t.lead}</p>
      ${problem && summary(t.summaryTitle, explanation(problem))}
      <form method="post" action="/log-ind/${uid}" novalidate>
        ${field({
          id: 'email',
          label: t.email,
          error: missing.email ? t.emailMissing : undefined,
          control: html` <input
            id="email"
            name="email"
            type="email"
            value="${email}"
            autocomplete="username"
            inputmode="email"
            autocapitalize="none"
            spellcheck="false"
            required
            ${describe('email', missing.email)}${focusIf(!problem && email === '')}
          />`,
        })}
        ${field({
          id: 'password',
          label: t.password,
          error: missing.password ? t.passwordMissing : undefined,
          control: html` <div class="with-toggle">
            <input
              id="password"
              name="password"
              type="password"
              autocomplete="current-password"
              required
              ${describe('password', missing.password)}${focusIf(!problem && email !== '')}
            />
            <button
              type="button"
              class="toggle"
              hidden
              data-toggles="password"
              data-show="${t.showPassword}"
              data-hide="${t.hidePassword}"
            >
              ${t.showPassword}
            </button>
          </div>`,
        })}
        <button type="submit" class="primary">${t.submit}</button>
      </form>
      <p><a href="${forgottenPasswordUrl}">${t.forgotten}</a></p>`,
  });
}

function explanation(problem: SignInProblem): Html {
  if (problem.kind === 'wrong-pair') return html`<p><a href="#email">${t.wrongPair}</a></p>`;
  if (problem.kind !== 'missing') return html`<p>${problem.kind === 'busy' ? t.busy : t.tooMany}</p>`;
  return html`<ul>
    ${problem.email ? html`<li><a href="#email">${t.emailMissing}</a></li>` : undefined}
    ${problem.password ? html`<li><a href="#password">${t.passwordMissing}</a></li>` : undefined}
  </ul>`;
}
