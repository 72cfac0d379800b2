import type { PhraseKey } from '@fairground/phrases'

/** What a key does in a game. `digit` picks a place of the next step, `arrow` leads to the board. */
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

/** One line of the table of keys. */
export interface KeyEntry {
  act: KeyAct
  /** As the browser names them (`KeyboardEvent.key`), letters small. */
  keys: readonly string[]
  /** What it does, in words. */
  does: PhraseKey
  /**
   * Where it is heard: `anywhere` but in a field; on the `board` and where nothing has the focus; `own`: not by the
   * game's listener, as the browser or another listener does it.
   */
  heard: 'anywhere' | 'board' | 'own'
  /** Whether it bets, moves or changes the bet with no button pressed: what a jurisdiction may forbid (RG-01). */
  plays: boolean
}

/**
 * All keys of all games: what is heard and what the help lists are both read from here. A game that has no such thing
 * (no stake, no options, no board) neither lists the key nor hears it.
 */
export const KEY_TABLE: readonly KeyEntry[] = [
  { act: 'act', keys: [' '], does: 'play.keySpace', heard: 'board', plays: true },
  { act: 'half', keys: ['a'], does: 'play.keyHalf', heard: 'anywhere', plays: true },
  { act: 'double', keys: ['s'], does: 'play.keyDouble', heard: 'anywhere', plays: true },
  { act: 'option-before', keys: ['['], does: 'play.keyOptionBefore', heard: 'anywhere', plays: true },
  { act: 'option-after', keys: [']'], does: 'play.keyOptionAfter', heard: 'anywhere', plays: true },
  { act: 'random', keys: ['r'], does: 'play.keyRandom', heard: 'anywhere', plays: true },
  {
    act: 'digit',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    does: 'play.keyDigits',
    heard: 'board',
    plays: true,
  },
  {
    act: 'arrow',
    keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
    does: 'play.keyArrows',
    heard: 'board',
    plays: false,
  },
  { act: 'enter', keys: ['Enter'], does: 'play.keyEnter', heard: 'own', plays: false },
  { act: 'help', keys: ['?'], does: 'play.keyHelp', heard: 'anywhere', plays: false },
  { act: 'theatre', keys: ['t'], does: 'play.keyTheatre', heard: 'own', plays: false },
]

/** The line of a pressed key, whatever the case of its letter. */
export function findKeyEntry(key: string): KeyEntry | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key
  return KEY_TABLE.find(({ keys }) => keys.includes(name))
}
