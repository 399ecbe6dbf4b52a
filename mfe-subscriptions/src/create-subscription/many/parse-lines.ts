import { parse, unparse } from 'papaparse';
import { formatList } from 'shared/format/list';
import { FileFault } from './file-fault.ts';
import { fileTexts, lineTexts } from './texts.ts';

/** Column names in the file. The first five are required. */
const COLUMNS = {
  type: 'Type',
  plan: 'Abonnement',
  firstName: 'Fornavn',
  lastName: 'Efternavn',
  accountId: 'Kundenummer',
  email: 'E-mail',
  employeeId: 'Medarbejdernummer',
  number: 'Telefonnummer',
  sim: 'Simkort',
  services: 'Ekstra services',
  streetName: 'Vejnavn',
  houseNumber: 'Husnummer',
  zip: 'Postnummer',
  city: 'By',
} as const;
export type Column = keyof typeof COLUMNS;

const names = Object.keys(COLUMNS) as Column[];
const required = names.slice(0, 5);

/** Maximum number of subscriptions per file. */
const MAX_LINES = 500;

export type Cells = Readonly<Record<Column, string>>;

export interface ParsedLine {
  /** Line number as in an editor, with the column names in line 1. */
  readonly line: number;
  readonly cells: Cells;
  readonly problem?: string;
}

const noCells = Object.fromEntries(names.map(name => [name, ''])) as Cells;
const known = new Map(names.map(name => [COLUMNS[name].toLowerCase(), name]));
/** The former name of the column, for existing files. */
known.set('sim-kort', 'sim');
const titles = (columns: readonly Column[]) => formatList(columns.map(name => COLUMNS[name]));

/** CSV with these rows, for a spreadsheet: a cell that could be a formula gets a leading apostrophe. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${unparse([...rows], { delimiter: ';', escapeFormulae: true })}\r\n`;

/** The column names, and below them the lines as they were written. */
export const toLines = (lines: readonly Cells[]): string =>
  unparse([names.map(name => COLUMNS[name]), ...lines.map(cells => names.map(name => cells[name]))], {
    delimiter: ';',
    newline: '\n',
  });

/** The line of a spreadsheet that names the delimiter, above the column names. */
const SEPARATOR_LINE = /^"?sep=(.)"?(?=\r?\n|$)/i;

/**
 * Parses the lines of a CSV text; detects semicolons, commas and tabs.
 *
 * @throws FileFault with the message when the whole text is invalid
 */
export const parseLines = (text: string): ParsedLine[] => {
  const plain = text.replace(/^\uFEFF/, '');
  const { data, errors } = parse<string[]>(plain.replace(SEPARATOR_LINE, ''), {
    delimiter: SEPARATOR_LINE.exec(plain)?.[1] ?? '',
    delimitersToGuess: [';', ',', '\t', '|'],
  });
  const unclosed = errors.find(({ type }) => type === 'Quotes');
  if (unclosed) throw new FileFault(fileTexts.quotes((unclosed.row ?? 0) + 1));
  const rows = data
    .map((cells, index) => ({ line: index + 1, cells: cells.map(cell => cell.trim()) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''));
  const [head, ...lines] = rows;
  if (!head) throw new FileFault(fileTexts.empty);
  const columns = head.cells.map(title => known.get(title.toLowerCase()));
  const missing = required.filter(name => !columns.includes(name));
  if (missing.length > 0) throw new FileFault(fileTexts.missing(titles(missing)));
  const unknown = head.cells.filter((title, index) => title !== '' && columns[index] === undefined);
  if (unknown.length > 0) throw new FileFault(fileTexts.unknown(formatList(unknown)));
  if (lines.length === 0) throw new FileFault(fileTexts.noLines);
  if (lines.length > MAX_LINES) throw new FileFault(fileTexts.tooMany(lines.length));
  return lines.map(({ line, cells }) => ({
    line,
    cells: {
      ...noCells,
      ...Object.fromEntries(columns.flatMap((name, index) => (name ? [[name, cells[index] ?? '']] : []))),
    },
    ...(cells.length > columns.length || cells.length < lastRequired(columns) + 1
      ? { problem: lineTexts.columns }
      : {}),
  }));
};

/** Empty cells at the end of a line may be left out, but not required ones. */
const lastRequired = (columns: readonly (Column | undefined)[]): number =>
  Math.max(...required.map(name => columns.indexOf(name)));
