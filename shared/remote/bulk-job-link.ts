import { areaPaths, defineLink } from './links.ts';

/** The page of a change of many. It stands apart from `links`, which every first page carries. */
export const bulkJobLink = defineLink(`${areaPaths.subscriptions}/samlede-aendringer/:jobId`);
