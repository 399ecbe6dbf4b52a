import { html, Html } from '../../http/html.ts';
import { texts } from './texts.ts';
import { layout } from './layout.ts';

const t = texts.signOut;

/**
 * The page between "Log ud" in the portal and the end of the session. It submits itself when requested by our client;
 * otherwise it asks for confirmation, so that other sites cannot sign people out.
 *
 * @param form the provider's form, with its CSRF protection
 */
export function signOutPage(form: string, submitsItself: boolean, portalUrl: string): Html {
  return layout({
    title: t.title,
    ...(submitsItself ? { script: 'sign-out.js' } : {}),
    body: html` <h1>${t.title}</h1>
      <p class="lead">${submitsItself ? t.working : t.question}</p>
      ${new Html(form)}
      <p class="actions">
        <button type="submit" class="primary" form="op.logoutForm" name="logout" value="yes">
          ${t.submit}
        </button>
        ${submitsItself ? undefined : html`<a href="${portalUrl}">${t.stay}</a>`}
      </p>`,
  });
}
