import { html, type Html } from '../../http/html.ts';
import { texts } from './texts.ts';

/** Attributes of an invalid field. */
export function describe(id: string, invalid: boolean): Html {
  return invalid ? html`aria-invalid="true" aria-describedby="${id}-error"` : html``;
}

export function focusIf(wanted: boolean): Html {
  return wanted ? html` autofocus` : html``;
}

export function field(input: { id: string; label: string; error: string | undefined; control: Html }): Html {
  return html` <div class="field">
    <label for="${input.id}">${input.label}</label>
    ${input.error === undefined ? undefined : html`<p class="field-error" id="${input.id}-error">${input.error}</p>`}
    ${input.control}
  </div>`;
}

/** Field for the current password, with a button that shows it. */
export function passwordField(input: { label: string; error: string | undefined; hasFocus: boolean }): Html {
  const { showPassword, hidePassword } = texts.signIn;
  return field({
    id: 'password',
    label: input.label,
    error: input.error,
    control: html` <div class="with-toggle">
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="current-password"
        required
        ${describe('password', input.error !== undefined)}${focusIf(input.hasFocus)}
      />
      <button
        type="button"
        class="toggle"
        hidden
        data-toggles="password"
        data-show="${showPassword}"
        data-hide="${hidePassword}"
      >
        ${showPassword}
      </button>
    </div>`,
  });
}

/** Error summary that takes the focus. */
export function summary(title: string, explanation: Html): Html {
  return html` <div
    class="summary"
    id="summary"
    role="alert"
    tabindex="-1"
    autofocus
    aria-labelledby="summary-title"
  >
    <h2 id="summary-title">${title}</h2>
    ${explanation}
  </div>`;
}
