import type { PhraseKey } from '@fairground/phrases'
import { KEY_TABLE, type KeyAct, type KeyEntry } from './key-table.data.ts'

/** The key actions that a game handles itself. */
export type GameKeyActs = Partial<
  Readonly<Record<Exclude<KeyAct, 'digit' | 'arrow' | 'enter' | 'theatre'>, () => void>>
>

/** The keys that a board handles. */
export interface BoardKeys {
  /** Whether the arrows move between its positions, and Enter picks one. */
  hasArrows: boolean
  /** The number of positions that a digit key can pick, from 0 to 9. */
  digits: number
  /** The label for the digit keys, if they do not pick a position of the next step. */
  digitsDo?: PhraseKey
}

/** The keys of a game. */
export interface GameKeys {
  acts: GameKeyActs
  board: BoardKeys
}

/** Whether a game has the target of a key. */
export function hasKey({ acts, board }: GameKeys, act: KeyAct): boolean {
  if (act === 'digit') return board.digits > 0
  if (act === 'arrow' || act === 'enter') return board.hasArrows
  return act === 'theatre' || acts[act] !== undefined
}

/**
 * The lines of the key table for a game's help, in the table's order, each with the keys that work in this game.
 * @param permissions whether keys may play, and whether the page has a theatre mode
 */
export function listedKeys(game: GameKeys, permissions: { mayPlay: boolean; hasTheatre: boolean }): KeyEntry[] {
  return KEY_TABLE.filter(
    ({ act, plays }) =>
      hasKey(game, act) && (permissions.mayPlay || !plays) && (permissions.hasTheatre || act !== 'theatre'),
  ).map((entry) =>
    entry.act === 'digit'
      ? { ...entry, keys: entry.keys.slice(0, game.board.digits), phrase: game.board.digitsDo ?? entry.phrase }
      : entry,
  )
}
