/** Where the database's supervisor writes what it has to say: one plain sentence a call. A pino logger is one. */
export type Log = {
  info(text: string): void
  warn(text: string): void
  error(text: string): void
}
