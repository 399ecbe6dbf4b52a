import { MAX_PASSKEY_NAME } from 'shared/contracts/text-limits';
import { html, type Html } from '../../http/html.ts';
import { texts } from './texts.ts';
import { field, focusIf, passwordField, summary } from './form-parts.ts';
import { layout } from './layout.ts';

/** Why the last attempt failed. */
export type NewPasskeyProblem = 'missing' | 'wrong' | 'too-many' | 'busy' | 'late' | 'refused';

/** Form action, e-mail of the person, and return URL of the portal. */
interface Frame {
  action: string;
  email: string;
  backTo: string;
}

const t = texts.newPasskey;
const said: Readonly<Record<NewPasskeyProblem, string>> = {
  missing: t.passwordMissing,
  wrong: t.passwordWrong,
  'too-many': t.tooMany,
  busy: t.busy,
  late: t.late,
  refused: t.refused,
};

/** The first step asks for the password, so that someone who finds an open page gets no further. */
export function passwordPage(frame: Frame, problem?: NewPasskeyProblem): Html {
  const isOfField = problem === 'missing' || problem === 'wrong';
  const sentence = problem && said[problem];
  return page(
    problem ? texts.signIn.errorPrefix : '',
    html`<p class="lead">${t.passwordLead}</p>
      ${
        sentence &&
        summary(
          t.summaryTitle,
          isOfField ? html`<p><a href="#password">${sentence}</a></p>` : html`<p>${sentence}</p>`,
        )
      }
      <form method="post" action="${frame.action}" data-needs-passkeys novalidate>
        ${emailField(frame.email)}
        ${passwordField({ label: t.password, error: isOfField ? sentence : undefined, hasFocus: !problem })}
        <button type="submit" class="primary">${t.next}</button>
      </form>`,
    frame,
  );
}

/** The second step, in which the browser creates the passkey. */
export function namePage(frame: Frame, { name, options }: { name: string; options: string }): Html {
  return page(
    '',
    html`<p class="lead">${t.nameLead}</p>
      <form
        method="post"
        action="${frame.action}"
        data-passkey="create"
        data-options="${options}"
        data-cancelled="${t.cancelled}"
        data-exists="${t.exists}"
        data-failed="${t.failed}"
        data-needs-passkeys
      >
        ${field({
          id: 'name',
          label: t.name,
          error: undefined,
          control: html` <input
            id="name"
            name="name"
            type="text"
            value="${name}"
            maxlength="${String(MAX_PASSKEY_NAME)}"
            autocomplete="off"
            ${focusIf(true)}
          />`,
        })}
        <input type="hidden" name="credential" />
        <button type="submit" class="primary">${t.submit}</button>
        <p class="said" role="status"></p>
      </form>`,
    frame,
  );
}

function page(before: string, content: Html, { backTo }: Frame): Html {
  return layout({
    title: `${before}${t.title}`,
    script: 'sign-in.js',
    body: html` <h1>${t.title}</h1>
      <noscript><p>${t.noScript}</p></noscript>
      <p data-without-passkeys hidden>${t.notPossible}</p>
      ${content}
      <p><a href="${backTo}">${t.back}</a></p>`,
  });
}

/** Shows the person, and tells password managers, which account it is. */
function emailField(email: string): Html {
  return field({
    id: 'email',
    label: t.email,
    error: undefined,
    control: html` <input id="email" type="email" value="${email}" autocomplete="username" readonly />`,
  });
}
