import { HttpResponse } from 'msw';

export interface CsvFile {
  readonly name: string;
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** A CSV file for Danish spreadsheets. */
export const csvText = ({ rows }: CsvFile): string => {
  const cell = (value: string | number | null) =>
    typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '');
  return `\uFEFF${rows.map(row => row.map(cell).join(';')).join('\r\n')}\r\n`;
};

export const csvAnswer = (file: CsvFile) =>
  new HttpResponse(csvText(file), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file.name}"`,
    },
  });
