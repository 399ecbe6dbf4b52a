import { listParams, page, pageSize, text } from 'shared/list/params';

/** What a person can choose in the list, as it stands in the address. */
export const exampleListParams = listParams({ search: text('soeg'), page: page(), pageSize: pageSize() });
