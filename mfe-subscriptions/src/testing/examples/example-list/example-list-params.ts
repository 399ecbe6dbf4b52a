import { listParams, page, pageSize, text } from 'shared/list/params';

/** The choices of the user in the list, as URL parameters. */
export const exampleListParams = listParams({ search: text('soeg'), page: page(), pageSize: pageSize() });
