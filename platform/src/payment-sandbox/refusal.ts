/** An error answer of the sandbox; the library reads these four members. */
export interface Refusal extends Error {
  statusCode: number;
}

export function refuse(statusCode: number, message: string): Refusal {
  return Object.assign(new Error(message), { statusCode });
}

export function refusalBody({ message, statusCode }: { message: string; statusCode: number }) {
  return { status: statusCode, errorCode: '000', errorType: 'validation', message };
}
