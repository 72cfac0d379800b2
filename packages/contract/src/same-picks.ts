/** Whether two lists have the same picks, in any order: so a slip follows a card. */
export function hasSamePicks(
  one: readonly { market: string; pick: string }[],
  other: readonly { market: string; pick: string }[],
): boolean {
  const keysOf = (lines: typeof one) => new Set(lines.map(({ market, pick }) => `${market} ${pick}`))
  const [keys, others] = [keysOf(one), keysOf(other)]
  return keys.size === others.size && [...keys].every((key) => others.has(key))
}
