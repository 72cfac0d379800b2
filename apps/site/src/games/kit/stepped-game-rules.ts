import type { BetModel } from '@fairground/contract'
import type { Options, StepOdds, SteppedManifest } from '@fairground/games'
import type { PhraseKey, Translate } from '@fairground/phrases'
import type { ComponentType } from 'react'
import type { AnswerSound } from './celebration.ts'
import type { SendMove } from './round/open-round-port.ts'
import type { SoundName } from './sound/voices.ts'

/** What a game's board is told. */
export interface BoardProps {
  /** The open round, or the decided one that is still shown. */
  bet: BetModel | undefined
  /** The options of that round, else of the bet that would be placed now. */
  options: Options
  /** What each step of that bet pays. */
  odds: readonly StepOdds[]
  /** Picks that were tapped and are not answered yet. */
  waiting: readonly number[]
  /** Whether a bet is on its way: its round is not there yet. */
  placing: boolean
  /** Whether a pick can be made now. */
  live: boolean
  onPick: (at: number) => void
}

/** What a game's own choices are told. They stand while a round is open. */
export interface ChoicesProps {
  options: Options
  locked: boolean
  /** Picks of the open round; undefined while none is open. */
  picked?: number | undefined
  onChange: (options: Options) => void
}

/** All that a stepped game brings to the frame; stake, odds, keys, sound, results and network are the frame's. */
export interface SteppedGameRules {
  manifest: SteppedManifest
  name: PhraseKey
  firstOptions: Options
  /** Whether a position can be picked again at a later step: a column of the next row. */
  repeats: boolean
  /** Of a board that acts answers out: must be one function for all of the game's life. */
  sendMove?: SendMove
  Board: ComponentType<BoardProps>
  Choices: ComponentType<ChoicesProps>
  /** Names the chance of the next step: "Next tile is safe". */
  nextName: PhraseKey
  /** Asks for the first step: "Pick a tile". */
  pickName: PhraseKey
  /** How long the board needs to show a decided round, in milliseconds. */
  revealMs: (bet: BetModel) => number
  /** What happened with the last answer, in one sentence for those who hear the game. */
  sentence: (bet: BetModel, t: Translate, texts: { multiplier: string; pays: string }) => string
  /** How many places of a step digits pick, from 0 to 9; with 1 there is no choice. */
  digits: number
  /** Width of the board for each unit of its height; 1 when absent. */
  boardRatio?: number
  /** The rules of this game, for the help: what is picked, what ends the round, when it pays. */
  help: PhraseKey
  /** The game's own voices of an answer, where it has them. */
  sounds?: Partial<Record<AnswerSound, SoundName>>
}
