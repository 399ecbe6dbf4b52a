import { HttpResponse } from 'msw';

export interface CsvFile {
  readonly name: string;
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** A file for a Danish spreadsheet. */
export const csvAnswer = ({ name, rows }: CsvFile) => {
  const cell = (value: string | number | null) =>
    typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '');
  const content = rows.map(row => row.map(cell).join(';')).join('\r\n');
  return new HttpResponse(`\uFEFF${content}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
};
