import type { BetModel } from '@fairground/contract/round'
import type { InstantManifest } from '@fairground/games'
import type { PhraseKey, Translate } from '@fairground/phrases'
import type { ComponentType } from 'react'
import type { BoardKeys } from '../keys/game-keys.ts'
import type { AnswerSounds } from '../sound/notes.ts'
import type { GameLook } from '../win-picture.tsx'

/** The props of an instant game's board. */
export interface InstantBoardProps {
  /** The last bet, with its result. The page must not show the result before `onShown`. */
  bet: BetModel | undefined
  /** Whether the board has shown that bet. */
  isRevealed: boolean
  /** Whether the next bet is on its way. */
  isPlacing: boolean
  /** Whether the player wants to see the whole result at once. */
  isHurried: boolean
  /** The payout of each position of `hazards[0]`, as short text: for the shown bet, else for the next one. */
  prizes: ReadonlyMap<number, string>
  /** The board calls this after it has shown the bet. Then the rest of the game may show the result. */
  onShown: () => void
}

/** The parts that an instant game brings. The kit has the rest. */
export interface InstantGameRules extends GameLook {
  manifest: InstantManifest
  help: PhraseKey
  /** The keys that the board handles. */
  boardKeys: BoardKeys
  Board: ComponentType<InstantBoardProps>
  /** The picture of a prize in the table, by its position in `hazards[0]`. */
  PrizePicture: ComponentType<{ place: number }>
  /** The label for the chance of any prize: "A ticket wins". */
  winsName: PhraseKey
  /** The label of the big button: buy a ticket, spin. */
  betName: PhraseKey
  /** The label of the big button while the board shows a bet, for a board that can show the whole result at once. */
  hurryName?: PhraseKey
  /** The text of the sign while the board shows a bet. */
  showingName: PhraseKey
  /** The destination of a win, if it is not the balance. */
  paidName?: PhraseKey
  /** The result in one sentence for screen readers; nothing of it while `isRevealed` is false. */
  sentence: (bet: BetModel, isRevealed: boolean, t: Translate, texts: { multiplier: string; pays: string }) => string
  boardRatio?: number
  /** The number of tickets that one press can buy. */
  several?: number
  sounds: Omit<AnswerSounds, 'step'>
}

/** The cost of the next bet, and the panel in the position of the stake. */
export interface InstantStake {
  /** The decimal text for the API; undefined while the player cannot bet. */
  betAmount: string | undefined
  /** In the smallest unit; the prize table uses it. */
  stakeMinor: bigint
  /** The cost, below the label of the big button. */
  cost: string | undefined
  /** Shows the problem of the stake from now on. */
  judge: () => void
  /** Absent if the player cannot change the price. */
  half?: () => void
  double?: () => void
}
