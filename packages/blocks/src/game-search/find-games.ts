/** A text without case, accents and signs, for comparing. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * The games whose name holds every word of the query, those that begin with it first; none for a query without a word.
 */
export function findGames<Game>(
  games: readonly Game[],
  nameOf: (game: Game) => string,
  query: string,
): readonly Game[] {
  const asked = plain(query)
  if (asked === '') return []
  const words = asked.split(' ')
  const found = games.map((game) => ({ game, name: plain(nameOf(game)) }))
  const hits = found.filter(({ name }) => words.every((word) => name.includes(word)))
  const rank = (name: string) => (name.startsWith(asked) ? 0 : 1)
  return hits.sort((a, b) => rank(a.name) - rank(b.name)).map(({ game }) => game)
}
