import { areaPaths, defineLink } from './links.ts';

/** Link to the page of a bulk job. In its own module because `links` is part of every first page. */
export const bulkJobLink = defineLink(`${areaPaths.subscriptions}/samlede-aendringer/:jobId`);
