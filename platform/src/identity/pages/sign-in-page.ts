import { html, type Html } from '../../http/html.ts';
import { texts } from './texts.ts';
import { describe, field, focusIf, passwordField, summary } from './form-parts.ts';
import { layout } from './layout.ts';

/** Expired, unknown or deleted, or not valid for the challenge. */
export type PasskeyProblem = 'passkey-late' | 'passkey-unknown' | 'passkey-wrong';

/** The last attempt and why it failed. `code-late` comes from the second step, which returns here. */
export type SignInProblem =
  | { kind: 'wrong-pair' | 'too-many' | 'busy' | 'code-late' | PasskeyProblem }
  | { kind: 'missing'; email: boolean; password: boolean };

export interface SignInPage {
  uid: string;
  email: string;
  forgottenPasswordUrl: string;
  problem?: SignInProblem | undefined;
  /** Options for `navigator.credentials.get`. */
  passkeyOptions?: string;
}

const t = texts.signIn;

/** The sign-in form. After a failed attempt it shows an error summary that takes the focus and links to the fields. */
export function signInPage(page: SignInPage): Html {
  const { uid, email, forgottenPasswordUrl, problem, passkeyOptions } = page;
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
        ${passwordField({
          label: t.password,
          error: missing.password ? t.passwordMissing : undefined,
          hasFocus: !problem && email !== '',
        })}
        <button type="submit" class="primary">${t.submit}</button>
      </form>
      ${passkeyOptions === undefined ? undefined : passkeyForm(uid, passkeyOptions)}
      <p><a href="${forgottenPasswordUrl}">${t.forgotten}</a></p>`,
  });
}

/** Shown by the script if the browser supports it. */
function passkeyForm(uid: string, options: string): Html {
  return html` <form
    method="post"
    action="/log-ind/${uid}/adgangsnoegle"
    data-passkey="get"
    data-options="${options}"
    data-cancelled="${t.passkeyCancelled}"
    data-failed="${t.passkeyFailed}"
    data-needs-passkeys
    hidden
  >
    <input type="hidden" name="credential" />
    <button type="submit" class="secondary">${t.passkey}</button>
    <p class="said" role="status"></p>
  </form>`;
}

const otherSentences: Readonly<Record<'code-late' | PasskeyProblem, string>> = {
  'code-late': t.codeLate,
  'passkey-late': t.passkeyLate,
  'passkey-unknown': t.passkeyUnknown,
  'passkey-wrong': t.passkeyWrong,
};

function explanation(problem: SignInProblem): Html {
  if (problem.kind === 'wrong-pair') return html`<p><a href="#email">${t.wrongPair}</a></p>`;
  if (problem.kind === 'busy' || problem.kind === 'too-many')
    return html`<p>${problem.kind === 'busy' ? t.busy : t.tooMany}</p>`;
  if (problem.kind !== 'missing') return html`<p>${otherSentences[problem.kind]}</p>`;
  return html`<ul>
    ${problem.email ? html`<li><a href="#email">${t.emailMissing}</a></li>` : undefined}
    ${problem.password ? html`<li><a href="#password">${t.passwordMissing}</a></li>` : undefined}
  </ul>`;
}
