import type { ChatEntity } from '@fairground/contract/chat'

/**
 * The places of `@name` in a text, of the given people, the longest names first; `@all` too where it is allowed. A name is not part
 * of a longer word.
 */
export function mentionEntities(
  text: string,
  people: readonly { id: string; name: string }[],
  options: { allowed: 'people' | 'everybody' },
): ChatEntity[] {
  const names = [...people, ...(options.allowed === 'everybody' ? [{ id: 'all', name: 'all' }] : [])]
  const lower = text.toLowerCase()
  // Where small letters change the length, the places would be wrong.
  if (lower.length !== text.length) return []
  const found: ChatEntity[] = []
  for (const { id, name } of names.toSorted((one, other) => other.name.length - one.name.length)) {
    const wanted = `@${name.toLowerCase()}`
    for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length)) {
      const end = at + wanted.length
      const isWhole = !/[\p{L}\p{N}_-]/u.test(text.slice(end, end + 1))
      const isFree = found.every((other) => other.at >= end || other.at + other.length <= at)
      if (isWhole && isFree) found.push({ kind: 'mention', at, length: wanted.length, ref: id })
    }
  }
  return found.toSorted((one, other) => one.at - other.at)
}
