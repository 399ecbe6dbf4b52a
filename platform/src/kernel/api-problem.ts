import { ARGUMENT_ERROR, type DomainCode, type GenericCode } from 'shared/contracts/api-error';

/** An error whose details may be sent to the client. Any other error becomes a 500 without details. */
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

/** Throws 400 with the domain code, if there is one. */
export function refuse(subCode: DomainCode | undefined): void {
  if (subCode !== undefined) throw argumentError(subCode);
}

/** 401: missing, unknown or expired token. */
export const unauthorized = () => new ApiProblem(401, 'Unauthorized');

/** 403: not a member, or the role is too low. The same for a customer that does not exist. */
export const forbidden = () => new ApiProblem(403, 'Forbidden');

/** 412: the edited resource has changed since it was read. */
export const staleVersion = () => new ApiProblem(412, 'StaleVersion');

/** 404: does not exist, belongs to another customer, or is outside the person's billing accounts. */
export const notFound = () => new ApiProblem(404, 'NotFound');
