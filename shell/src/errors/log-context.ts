/** What goes with a log entry beside its message. */
export type LogContext = Readonly<Record<string, string | number | boolean | undefined>>;
