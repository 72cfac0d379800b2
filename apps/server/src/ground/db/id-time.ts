/** The smallest id of a time. Ids begin with their time (UUID version 7). @param ms milliseconds since 1970 */
export function leastId(ms: number): string {
  const hex = Math.max(0, Math.floor(ms)).toString(16).padStart(12, '0').slice(-12)
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

/**
 * The clock that makes ids: the machine's, milliseconds since 1970. Whatever looks for ids of a recent time asks it and not the
 * server's clock, which follows the database's and which tests turn.
 */
export const idNow = (): number => Date.now()

/** The time of an id: milliseconds since 1970, by the clock of the server that made it. */
export function timeOfId(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}
