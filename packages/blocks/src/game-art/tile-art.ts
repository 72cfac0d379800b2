/** The pictures of games that fill their tiles, 300 by 400: files, which a page fetches as it needs them. */
const files = import.meta.glob<string>('./tiles/*.svg', { query: '?no-inline', import: 'default', eager: true })

/** The address of a game's picture; undefined for a game without one. */
export const tileArt = (gameId: string): string | undefined => files[`./tiles/${gameId}.svg`]
