/** Safe HTML: every value interpolated by `html` has been escaped. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(value: Html | string | undefined): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.markup;
  return value.replace(/[&<>"']/g, character => escapes[character] ?? '');
}

/** Template tag: escapes text, inserts `Html` unchanged, and renders undefined as nothing. */
export function html(strings: TemplateStringsArray, ...values: (Html | string | undefined)[]): Html {
  return new Html(strings.reduce((markup, part, index) => markup + render(values[index - 1]) + part));
}
