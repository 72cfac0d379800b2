import type { PhraseKey } from '@fairground/phrases'

/** The action of a key in a game. `digit` picks a position of the next step, `arrow` moves the focus to the board. */
export type KeyAct =
  | 'act'
  | 'half'
  | 'double'
  | 'option-before'
  | 'option-after'
  | 'random'
  | 'digit'
  | 'arrow'
  | 'enter'
  | 'help'
  | 'theatre'

/** One line of the key table. */
export interface KeyEntry {
  act: KeyAct
  /** Key names of the browser (`KeyboardEvent.key`), letters in lower case. */
  keys: readonly string[]
  /** The description of the action. */
  phrase: PhraseKey
  /**
   * Where the key works: `anywhere` except in a field; `board`: on the board, or without a focus; `own`: the browser or
   * another listener handles it, not the game's.
   */
  scope: 'anywhere' | 'board' | 'own'
  /** Whether the key bets, moves or changes the bet without a button. A jurisdiction may forbid that (RG-01). */
  plays: boolean
}

/**
 * All keys of all games, for the listener and for the help. A game without a stake, options or a board neither lists
 * nor handles their keys.
 */
export const KEY_TABLE: readonly KeyEntry[] = [
  { act: 'act', keys: [' '], phrase: 'play.keySpace', scope: 'board', plays: true },
  { act: 'half', keys: ['a'], phrase: 'play.keyHalf', scope: 'anywhere', plays: true },
  { act: 'double', keys: ['s'], phrase: 'play.keyDouble', scope: 'anywhere', plays: true },
  { act: 'option-before', keys: ['['], phrase: 'play.keyOptionBefore', scope: 'anywhere', plays: true },
  { act: 'option-after', keys: [']'], phrase: 'play.keyOptionAfter', scope: 'anywhere', plays: true },
  { act: 'random', keys: ['r'], phrase: 'play.keyRandom', scope: 'anywhere', plays: true },
  {
    act: 'digit',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    phrase: 'play.keyDigits',
    scope: 'board',
    plays: true,
  },
  {
    act: 'arrow',
    keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
    phrase: 'play.keyArrows',
    scope: 'board',
    plays: false,
  },
  { act: 'enter', keys: ['Enter'], phrase: 'play.keyEnter', scope: 'own', plays: false },
  { act: 'help', keys: ['?'], phrase: 'play.keyHelp', scope: 'anywhere', plays: false },
  { act: 'theatre', keys: ['t'], phrase: 'play.keyTheatre', scope: 'own', plays: false },
]

/** The line of a pressed key, ignoring the case of a letter. */
export function findKeyEntry(key: string): KeyEntry | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key
  return KEY_TABLE.find(({ keys }) => keys.includes(name))
}
