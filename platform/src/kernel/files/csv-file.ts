/**
 * Rows as CSV for spreadsheets with Danish settings: semicolons, UTF-8 with BOM, CRLF, decimal commas. Texts that a
 * spreadsheet would read as a formula are prefixed with an apostrophe (OWASP, CSV injection).
 */
export function csvFile(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map(row => `${row.map(cell).join(';')}\r\n`).join('')}`;
}

function cell(text: string | number): string {
  if (typeof text === 'number') return String(text).replace('.', ',');
  const harmless = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
