import pg from 'pg';

/** What differs from the driver's own reading: counts as numbers, days as they are written. */
export function createAnswerTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.DATE, text => text);
  return types;
}
