import type { BetModel } from '@fairground/contract'
import type { InstantManifest } from '@fairground/games'
import type { PhraseKey, Translate } from '@fairground/phrases'
import type { ComponentType } from 'react'
import type { AnswerSound } from '../celebration.ts'
import type { BoardKeys } from '../keys/game-keys.ts'
import type { SoundName } from '../sound/voices.ts'

/** What the board of a drawn game is told. */
export interface DrawnBoardProps {
  /** The last bet, decided from the moment it is here; what came of it may not be told before `onShown`. */
  bet: BetModel | undefined
  /** Whether the board has shown that bet. */
  told: boolean
  /** Whether the next bet is on its way. */
  placing: boolean
  /** Whether the player asked to see all at once. */
  hurried: boolean
  /** What each place of `hazards[0]` pays, as short text: of the bet that is shown, else of the one that would be placed now. */
  prizes: ReadonlyMap<number, string>
  /** The board has shown the bet: now the rest of the game may tell of it. */
  onShown: () => void
}

/** All that a game brings that is decided at once by one draw; the frame has the rest. */
export interface DrawnGameRules {
  manifest: InstantManifest
  name: PhraseKey
  help: PhraseKey
  /** The keys that the board answers. */
  boardKeys: BoardKeys
  Board: ComponentType<DrawnBoardProps>
  /** The picture of a prize in the table, by its place in `hazards[0]`. */
  PrizePicture: ComponentType<{ place: number }>
  /** The chance of any prize: "A ticket wins". */
  winsName: PhraseKey
  /** The big button: buy a ticket, spin. */
  betName: PhraseKey
  /** The big button while a bet is being shown, for a board that can show all at once. */
  hurryName?: PhraseKey
  /** The sign while a bet is being shown. */
  showingName: PhraseKey
  /** Where a win goes, when that is not the balance. */
  paidName?: PhraseKey
  /** What happened, in one sentence for those who hear the game; nothing of the result before it is told. */
  sentence: (bet: BetModel, told: boolean, t: Translate, texts: { multiplier: string; pays: string }) => string
  boardRatio?: number
  /** So many can be bought at one press. */
  several?: number
  sounds?: Partial<Record<AnswerSound, SoundName>>
}

/** What the next bet costs, and what stands where other games have the stake. */
export interface DrawnStake {
  /** The wire's decimal text; undefined while no bet can be placed. */
  betAmount: string | undefined
  /** In smallest units: what the table is worked out for. */
  stakeMinor: bigint
  /** What it costs, under the big button's word. */
  cost: string | undefined
  /** Says from now on what is wrong. */
  judge: () => void
  /** Absent where the price is given. */
  half?: () => void
  double?: () => void
}
