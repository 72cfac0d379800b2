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
 * The games whose name or other words hold every word of the query: first those whose name begins with it, then those whose name
 * holds it; none for a query without a word.
 */
export function findGames<Game>(
  games: readonly Game[],
  nameOf: (game: Game) => string,
  query: string,
  othersOf: (game: Game) => string = () => '',
): readonly Game[] {
  const plainQuery = plainText(query)
  if (plainQuery === '') return []
  const words = plainQuery.split(' ')
  const holdsAll = (text: string) => words.every((word) => text.includes(word))
  const candidates = games.map((game) => ({ game, name: plainText(nameOf(game)) }))
  const hits = candidates.filter(({ game, name }) => holdsAll(`${name} ${plainText(othersOf(game))}`))
  const rank = (name: string) => (name.startsWith(plainQuery) ? 0 : holdsAll(name) ? 1 : 2)
  return hits.sort((a, b) => rank(a.name) - rank(b.name)).map(({ game }) => game)
}
