import { findKeyEntry, type KeyAct } from './key-table.data.ts'

/** The facts about a key press. */
export interface KeyPress {
  key: string
  repeat: boolean
  /** Whether Ctrl, Alt or Meta is down. */
  isModified: boolean
  /**
   * The focus: `typing` in a field, `act` on the bet button, `control` on another control, `board` on the game or
   * nowhere.
   */
  place: 'typing' | 'act' | 'control' | 'board'
}

/** Keys that repeat while the player holds them down. */
const HELD: readonly KeyAct[] = ['half', 'double', 'option-before', 'option-after', 'arrow']

/**
 * The action of a key press, by the key table. There is none while the player types; another control keeps its own
 * keys. Holding a key down never bets, picks or opens the help again.
 */
export function findGameKey({ key, repeat, isModified, place }: KeyPress): KeyAct | undefined {
  const entry = findKeyEntry(key)
  if (!entry || entry.scope === 'own' || isModified || place === 'typing') return undefined
  if (entry.scope === 'board' && place === 'control') return undefined
  // On the bet button, the browser itself turns space into a click.
  if (entry.act === 'act' && place === 'act') return undefined
  return repeat && !HELD.includes(entry.act) ? undefined : entry.act
}

/** Whether a modifier key changes the meaning of a key. AltGr only types the characters on the key. */
export function isModified(event: KeyboardEvent): boolean {
  return event.metaKey || ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph'))
}

const TYPING = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'
const CONTROL = 'button, a[href], input, summary, [role=button], [role=slider], [role=dialog], [role=tab]'

/** The place of a key press. Elements inside `[data-board]` belong to the board; an open dialog keeps all its keys. */
export function placeOf(target: EventTarget | null): KeyPress['place'] {
  if (!(target instanceof Element)) return 'board'
  if (target.closest('[role=dialog], [role=alertdialog]') || target.matches(TYPING)) return 'typing'
  if (target.closest('[data-board]')) return 'board'
  if (target.closest('[data-act]')) return 'act'
  return target.closest(CONTROL) ? 'control' : 'board'
}
