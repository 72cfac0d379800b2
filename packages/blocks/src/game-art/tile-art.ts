/** The pictures of games that fill their tiles, 300 by 400: files, which a page fetches as it needs them. */
const files = import.meta.glob<string>('./tiles/*.svg', { query: '?no-inline', import: 'default', eager: true })

/** The address of a game's picture; undefined for a game without one. */
export const tileArt = (gameId: string): string | undefined => files[`./tiles/${gameId}.svg`]

/**
 * The deep colours of the pictures: the ground of a tile before its picture is there, and of the words on it. White text has a
 * contrast of at least 4.5 on each.
 */
const grounds: Readonly<Record<string, string>> = {
  aviator: '#0a4f9e',
  colour10: '#120736',
  crash: '#070a2a',
  dice3: '#04283c',
  digits5: '#4b0b26',
  football: '#05351f',
  freespin: '#4a0a2c',
  kangaroo: '#7d1f2d',
  mines: '#04302f',
  race10: '#0d1220',
  scratch: '#8c3f05',
  stair: '#3b0f1d',
  sum28: '#233004',
  thimbles: '#3b0728',
  tower: '#1a0d47',
}
/** Of a game that has none of its own. */
const PLAIN = '#182644'

/** The deep colour of a game. */
export const tileGround = (gameId: string): string => (Object.hasOwn(grounds, gameId) && grounds[gameId]) || PLAIN
