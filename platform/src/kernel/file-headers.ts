/**
 * The headers of an answer that is a file to save: its type, and its name without anything that a header or a file
 * system would take for more than a name.
 */
export function fileHeaders(contentType: string, fileName: string) {
  return {
    'content-type': contentType,
    'content-disposition': `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"`,
  };
}
