const maxEntries = 200;
/** A JSON string that is a URL with a query or a fragment. */
const addressInJson = /"(https?:(?:[^"?#\\]|\\.)*)[?#](?:[^"\\]|\\.)*"/gi;

/** Parses newline-delimited JSON; undefined if a line is not a JSON object. */
export function parseLogs(body: string): object[] | undefined {
  const entries = body
    .split('\n')
    .filter(line => line.trim() !== '')
    .slice(0, maxEntries)
    .map(parseObject);
  return entries.every(entry => entry !== undefined) ? entries : undefined;
}

/**
 * A `report-uri` report, or a list of reports of the Reporting API; undefined if it is neither. Removes query and
 * fragment from URLs, because browsers send the page's full URL, with the code of a sign-in or the secret of a mailed
 * link.
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
