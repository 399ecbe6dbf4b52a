/**
 * Rows as a CSV file that a Danish spreadsheet opens right: semicolons, UTF-8 with a byte-order mark, CRLF, decimal
 * commas. A text that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, CSV injection).
 */
export function csvFile(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map(row => `${row.map(cell).join(';')}\r\n`).join('')}`;
}

function cell(text: string | number): string {
  if (typeof text === 'number') return String(text).replace('.', ',');
  const harmless = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
