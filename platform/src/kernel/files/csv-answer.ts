import * as z from 'zod/mini';
import { fileHeaders } from './file-headers.ts';

/** Response schema of a route that returns a file with `format=csv`. */
export const orCsv = <Answer extends z.ZodMiniType>(description: string, answer: Answer) => ({
  description,
  content: { 'application/json': { schema: answer }, 'text/csv': { schema: z.string() } },
});

/** Headers of the CSV file. */
export const csvHeaders = (fileName: string) => fileHeaders('text/csv; charset=utf-8', fileName);
