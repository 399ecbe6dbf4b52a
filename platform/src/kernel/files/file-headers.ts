/**
 * Headers of a file download: content type, and a file name without characters that are special in headers or file
 * systems.
 */
export function fileHeaders(contentType: string, fileName: string) {
  return {
    'content-type': contentType,
    'content-disposition': `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"`,
  };
}
