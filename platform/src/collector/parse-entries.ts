const maxEntries = 200;
/** A string of JSON that is an address with a query or a fragment. */
const addressInJson = /"(https?:(?:[^"?#\\]|\\.)*)[?#](?:[^"\\]|\\.)*"/gi;

/** Newline-delimited JSON as a list of entries; undefined when a line is no JSON object. */
export function parseLogs(body: string): object[] | undefined {
  const entries = body
    .split('\n')
    .filter(line => line.trim() !== '')
    .slice(0, maxEntries)
    .map(parseObject);
  return entries.every(entry => entry !== undefined) ? entries : undefined;
}

/**
 * A `report-uri` report, or a list of reports from the Reporting API; undefined when it is neither. Addresses lose what
 * follows the path: a browser tells that of the page as it is, with the code of a sign-in or the secret of a mailed link.
 */
export function parsePolicyReports(body: string): object[] | undefined {
  try {
    const value: unknown = JSON.parse(body.replaceAll(addressInJson, '"$1"'));
    const reports: unknown[] = Array.isArray(value) ? value.slice(0, maxEntries) : [value];
    return reports.every(isObject) ? reports : undefined;
  } catch {
    return undefined;
  }
}

function parseObject(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
