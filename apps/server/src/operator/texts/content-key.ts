import { hash } from 'node:crypto'

/** Hex digits of a key. */
const LENGTH = 32

/** The key of a published value: a digest of its content, independent of the order of fields. */
export function contentKey(value: unknown): string {
  return hash('sha256', JSON.stringify(value, inOrder), 'hex').slice(0, LENGTH)
}

/** Whether a text has the form of a key. Others need no query. */
export function isContentKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
