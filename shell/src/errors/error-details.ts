import { isPortalError } from 'shared/errors/portal-error';
import type { ExceptionBoxProps } from 'shared/ui/exception-box';

/**
 * What an exception box shows of an error below its message: `<ExceptionBox message={…} {...errorDetails(error)} />`.
 */
export const errorDetails = (
  error: unknown,
): Pick<ExceptionBoxProps, 'stack' | 'correlationId' | 'properties'> => ({
  stack: error instanceof Error ? error.stack : undefined,
  ...(isPortalError(error)
    ? {
        correlationId: error.correlationId,
        properties: 'properties' in error ? (error.properties as string[]) : undefined,
      }
    : {}),
});
