import { html, type Html } from '../../http/html.ts';

/** Attributes of a field that is wrong. */
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

/** Says why a try failed, and takes the focus. */
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
