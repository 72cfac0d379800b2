import type { BetModel } from '@fairground/contract/round'
import type { Options, StepOdds, SteppedManifest } from '@fairground/games'
import type { PhraseKey, Translate } from '@fairground/phrases'
import type { ComponentType } from 'react'
import type { SendMove } from './bet/round-kind.ts'
import type { AnswerSounds } from './sound/notes.ts'
import type { StepWords } from './step-grid/step-keys.tsx'
import type { GameLook } from './win-picture.tsx'

/** The props of a game's board. */
export interface BoardProps {
  /** The open round, or the decided one that the board still shows. */
  bet: BetModel | undefined
  /** The options of that round, else of the next bet. */
  options: Options
  /** The payout of each step of that bet. */
  odds: readonly StepOdds[]
  /** Tapped picks whose answer is due. */
  waitingPicks: readonly number[]
  /** Whether a bet is on its way, so its round does not exist yet. */
  isPlacing: boolean
  /** Whether the player can pick now. */
  isLive: boolean
  onPick: (at: number) => void
}

/** The props of a game's own options. They cannot change while a round is open. */
export interface ChoicesProps {
  options: Options
  isLocked: boolean
  /** The number of picks in the open round; undefined without an open round. */
  pickCount?: number | undefined
  onChange: (options: Options) => void
}

/** The parts that a stepped game brings. The kit has stake, odds, keys, sound, results and network. */
export interface SteppedGameRules extends GameLook {
  manifest: SteppedManifest
  firstOptions: Options
  /** Whether the player can pick a position again at a later step: a column of the next row. */
  repeats: boolean
  /** For a board that animates answers. Must stay the same function while the game is open. */
  sendMove?: SendMove
  Board: ComponentType<BoardProps>
  Choices: ComponentType<ChoicesProps>
  /** The label for the chance of the next step: "Next tile is safe". */
  nextName: PhraseKey
  /** The request for the first step: "Pick a tile". */
  pickName: PhraseKey
  /** How long the board needs to show a decided round, in milliseconds. */
  revealMs: (bet: BetModel) => number
  /** The last answer in one sentence, for screen readers. */
  sentence: (bet: BetModel, t: Translate, texts: { multiplier: string; pays: string }) => string
  /** The number of positions of a step that digit keys pick, from 0 to 9; with 1 there is no choice. */
  digits: number
  /** The width of the board divided by its height; 1 by default. */
  boardRatio?: number
  /** The rules of this game for the help: the picks, the end of a round, the payout. */
  help: PhraseKey
  /** For a game of rows: the places of the next step are keys, too. */
  steps?: StepWords
  sounds: AnswerSounds
}
