/** A text without case, accents and signs, for comparing. */
function plainText(text: string): string {
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
  const plainQuery = plainText(query)
  if (plainQuery === '') return []
  const words = plainQuery.split(' ')
  const candidates = games.map((game) => ({ game, name: plainText(nameOf(game)) }))
  const hits = candidates.filter(({ name }) => words.every((word) => name.includes(word)))
  const rank = (name: string) => (name.startsWith(plainQuery) ? 0 : 1)
  return hits.sort((a, b) => rank(a.name) - rank(b.name)).map(({ game }) => game)
}
