import { Table, type TableColumn } from 'shared/ui/table';
import { Tag } from 'shared/ui/tag';
import type { BatchLine } from './batch.ts';
import { texts } from './texts.ts';

const resultOf = ({ problem }: BatchLine): string => problem ?? texts.good;

const columns: readonly TableColumn<BatchLine>[] = [
  {
    id: 'name',
    header: texts.name,
    cell: ({ cells }) => `${cells.firstName} ${cells.lastName}`.trim() || texts.line,
    isRowHeader: true,
  },
  { id: 'line', header: texts.line, cell: ({ line }) => line, align: 'end' },
  { id: 'product', header: texts.product, cell: ({ cells }) => cells.plan },
  { id: 'account', header: texts.account, cell: ({ cells }) => cells.accountId },
  {
    id: 'result',
    header: texts.result,
    cell: line =>
      line.problem === undefined ? (
        <Tag tone="success">{resultOf(line)}</Tag>
      ) : (
        <strong>{line.problem}</strong>
      ),
  },
];

/** Each line with its result. */
export const LinesTable = ({ lines }: { readonly lines: readonly BatchLine[] }) => (
  <Table label={texts.result} columns={columns} rows={lines} rowKey={({ line }) => String(line)} />
);

/** The lines with their results, for a file. */
export const resultRows = (lines: readonly BatchLine[]): string[][] => [
  [texts.line, texts.name, texts.product, texts.account, texts.result],
  ...lines.map(each => [
    String(each.line),
    `${each.cells.firstName} ${each.cells.lastName}`.trim(),
    each.cells.plan,
    each.cells.accountId,
    resultOf(each),
  ]),
];
