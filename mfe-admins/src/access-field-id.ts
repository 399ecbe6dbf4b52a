/** Element of the access field, for the form's error summary. */
export const accessFieldId = 'access';
