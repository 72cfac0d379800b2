import { findKeyEntry, type KeyAct } from './key-table.data.ts'

/** What is known of a key press. */
export interface KeyPress {
  key: string
  repeat: boolean
  /** Ctrl, Alt or Meta is down. */
  modified: boolean
  /** Where the focus is: `typing` in a field, `act` on the bet button, `control` on another, `board` on the game or nowhere. */
  place: 'typing' | 'act' | 'control' | 'board'
}

/** Keys that go on as long as they are held down. */
const HELD: readonly KeyAct[] = ['half', 'double', 'option-before', 'option-after', 'arrow']

/**
 * What a key press means to a game, by the table of keys. Nothing while typing; on another control its own keys stay its
 * own. A key that is held down never bets, picks or opens the help again.
 */
export function findGameKey({ key, repeat, modified, place }: KeyPress): KeyAct | undefined {
  const entry = findKeyEntry(key)
  if (!entry || entry.heard === 'own' || modified || place === 'typing') return undefined
  if (entry.heard === 'board' && place === 'control') return undefined
  // On the bet button the browser itself turns space into a press.
  if (entry.act === 'act' && place === 'act') return undefined
  return repeat && !HELD.includes(entry.act) ? undefined : entry.act
}

/** Whether a modifier is down that makes a key another one; AltGr only writes what stands on the key. */
export function isModified(event: KeyboardEvent): boolean {
  return event.metaKey || ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph'))
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
