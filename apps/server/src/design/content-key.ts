import { hash } from 'node:crypto'

/** Hex digits of a key. */
const LENGTH = 32

/** The key of a value that is published: a digest of its content, whatever the order of its fields. */
export function contentKey(value: unknown): string {
  return hash('sha256', JSON.stringify(value, inOrder), 'hex').slice(0, LENGTH)
}

/** Whether a text may be a key, so that nobody is asked for one that cannot be there. */
export function isContentKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
