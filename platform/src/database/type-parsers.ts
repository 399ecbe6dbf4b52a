import pg from 'pg';

/** Type parsers that differ from the driver's defaults: counts as numbers, dates as text. */
export function createTypeParsers(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.DATE, text => text);
  return types;
}
