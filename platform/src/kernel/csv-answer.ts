import * as z from 'zod/mini';
import { fileHeaders } from './file-headers.ts';

/** How a route that gives a file with `format=csv` describes its answer. */
export const orCsv = <Answer extends z.ZodMiniType>(description: string, answer: Answer) => ({
  description,
  content: { 'application/json': { schema: answer }, 'text/csv': { schema: z.string() } },
});

/** The headers of such a file. */
export const csvHeaders = (fileName: string) => fileHeaders('text/csv; charset=utf-8', fileName);
