/** What a key does in a game's frame. */
export type GameKey = 'act' | 'half' | 'double' | 'help' | 'up' | 'down' | 'left' | 'right' | Digit
/** A digit picks a position of the step that is next, from 1. */
export type Digit = `${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`

/** What is known of a key press. */
export interface KeyPress {
  key: string
  repeat: boolean
  /** Ctrl, Alt or Meta is down. */
  modified: boolean
  /** Where the focus is: `typing` in a field, `act` on the bet button, `control` on another, `board` on the game or nowhere. */
  place: 'typing' | 'act' | 'control' | 'board'
}

const ANYWHERE: Record<string, GameKey> = { a: 'half', s: 'double', '?': 'help' }
const ON_BOARD: Record<string, GameKey> = {
  ' ': 'act',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/**
 * What a key press means to the game: space bets or cashes out, A halves and S doubles the stake, `?` shows the keys,
 * arrows move on the board, digits pick. Nothing while typing; on another control its own keys stay its own. A key that is held down
 * never bets again.
 */
export function findGameKey({ key, repeat, modified, place }: KeyPress): GameKey | undefined {
  if (modified || place === 'typing') return undefined
  const anywhere = ANYWHERE[key.toLowerCase()]
  if (anywhere) return repeat && anywhere === 'help' ? undefined : anywhere
  if (place === 'control') return undefined
  // On the bet button the browser itself turns space into a press.
  if (key === ' ' && (repeat || place === 'act')) return undefined
  if (isDigit(key)) return repeat ? undefined : key
  return ON_BOARD[key]
}

/** Whether a key is a digit that picks. */
export const isDigit = (key: string): key is Digit => /^[1-9]$/.test(key)

/** Whether a key bets, moves or changes the stake by itself, with no button pressed: what a market may forbid (RG-01). */
export function playsByItself(key: GameKey): boolean {
  return key === 'act' || key === 'half' || key === 'double' || isDigit(key)
}

const TYPING = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'
const CONTROL = 'button, a[href], input, summary, [role=button], [role=slider], [role=dialog], [role=tab]'

/** Where a key press happens. Elements inside `[data-board]` belong to the board; an open dialog keeps all its keys. */
export function placeOf(target: EventTarget | null): KeyPress['place'] {
  if (!(target instanceof Element)) return 'board'
  if (target.closest('[role=dialog], [role=alertdialog]') || target.matches(TYPING)) return 'typing'
  if (target.closest('[data-board]')) return 'board'
  if (target.closest('[data-act]')) return 'act'
  return target.closest(CONTROL) ? 'control' : 'board'
}
