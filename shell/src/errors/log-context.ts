/** Fields of a log entry besides its message. */
export type LogContext = Readonly<Record<string, string | number | boolean | undefined>>;
