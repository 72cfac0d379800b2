import type { PhraseKey } from '@fairground/phrases'
import { KEY_TABLE, type KeyAct, type KeyEntry } from './key-table.data.ts'

/** What the keys of a game do that are the game's own to answer. */
export type GameKeyActs = Partial<
  Readonly<Record<Exclude<KeyAct, 'digit' | 'arrow' | 'enter' | 'theatre'>, () => void>>
>

/** The keys that a board answers. */
export interface BoardKeys {
  /** Whether the arrows lead to its places, and Enter picks there. */
  hasArrows: boolean
  /** How many of its places a digit can pick at most, from 0 to 9. */
  digits: number
  /** What the digits do, where that is not to pick a place of the next step. */
  digitsDo?: PhraseKey
}

/** All that has keys in a game. */
export interface GameKeys {
  acts: GameKeyActs
  board: BoardKeys
}

/** Whether a game has what a key is for. */
export function hasKey({ acts, board }: GameKeys, act: KeyAct): boolean {
  if (act === 'digit') return board.digits > 0
  if (act === 'arrow' || act === 'enter') return board.hasArrows
  return act === 'theatre' || acts[act] !== undefined
}

/**
 * The lines of the table that a game's help lists, in the table's order, each with the keys that work in this game.
 * @param asked what the surroundings allow: keys that play by themselves, and the theatre
 */
export function listedKeys(game: GameKeys, asked: { mayPlay: boolean; hasTheatre: boolean }): KeyEntry[] {
  return KEY_TABLE.filter(
    ({ act, plays }) => hasKey(game, act) && (asked.mayPlay || !plays) && (asked.hasTheatre || act !== 'theatre'),
  ).map((entry) =>
    entry.act === 'digit'
      ? { ...entry, keys: entry.keys.slice(0, game.board.digits), does: game.board.digitsDo ?? entry.does }
      : entry,
  )
}
