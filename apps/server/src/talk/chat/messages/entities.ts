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
  const foundEntities: ChatEntity[] = []
  for (const { id, name } of names.toSorted((one, other) => other.name.length - one.name.length)) {
    const wantedName = `@${name.toLowerCase()}`
    for (let at = lower.indexOf(wantedName); at >= 0; at = lower.indexOf(wantedName, at + wantedName.length)) {
      const end = at + wantedName.length
      const isWhole = !/[\p{L}\p{N}_-]/u.test(text.slice(end, end + 1))
      const isFree = foundEntities.every((other) => other.at >= end || other.at + other.length <= at)
      if (isWhole && isFree) foundEntities.push({ kind: 'mention', at, length: wantedName.length, ref: id })
    }
  }
  return foundEntities.toSorted((one, other) => one.at - other.at)
}
