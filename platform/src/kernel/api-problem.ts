import { ARGUMENT_ERROR, type DomainCode, type GenericCode } from 'shared/contracts/api-error';

/** A refusal that the caller may be told about. Anything else that is thrown becomes a bare 500. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: GenericCode | typeof ARGUMENT_ERROR;
  readonly subCode: DomainCode | undefined;

  constructor(
    status: number,
    code: GenericCode | typeof ARGUMENT_ERROR,
    subCode?: DomainCode,
    message?: string,
  ) {
    super(message ?? subCode ?? code);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = code;
    this.subCode = subCode;
  }
}

/** 400 with a domain code. */
export const argumentError = (subCode: DomainCode) => new ApiProblem(400, ARGUMENT_ERROR, subCode);

/** The same, where there is one. */
export function refuse(subCode: DomainCode | undefined): void {
  if (subCode !== undefined) throw argumentError(subCode);
}

/** 401: no token, an unknown one, or one that has expired. */
export const unauthorized = () => new ApiProblem(401, 'Unauthorized');

/** 403: not a member, or in too low a role. A customer that does not exist answers the same. */
export const forbidden = () => new ApiProblem(403, 'Forbidden');

/** 412: an edit of something that was changed in between. */
export const staleVersion = () => new ApiProblem(412, 'StaleVersion');

/** 404: does not exist, or is somebody else's, or lies outside the person's billing accounts. */
export const notFound = () => new ApiProblem(404, 'NotFound');
