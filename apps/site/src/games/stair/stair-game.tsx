import { stepped } from '@fairground/contract'
import { stairEngine } from '@fairground/games/stair'
import { call } from '../../calls/client.ts'
import { sendSteps } from '../kit/round/open-round-port.ts'
import { SteppedGame } from '../kit/stepped-game.tsx'
import type { SteppedGameRules } from '../kit/stepped-game-rules.ts'
import { revealMs, roundOfBet } from './climb.ts'
import { stairSentence } from './sentences.ts'
import { StairBoard } from './stair-board.tsx'
import { StoneCount } from './stone-count.tsx'

const rules: SteppedGameRules = {
  engine: stairEngine,
  name: 'games.stair',
  help: 'stair.help',
  digits: 9,
  firstOptions: { stones: 2 },
  repeats: true,
  sounds: { step: 'plank', fall: 'stone-fall' },
  sendMove: sendSteps({
    play: (id, column, options) => call(stepped.stair.play, { id, column }, options),
    cashOut: (id, options) => call(stepped.stair.cashOut, { id }, options),
  }),
  Board: StairBoard,
  Choices: StoneCount,
  nextName: 'stair.nextStep',
  pickName: 'stair.pick',
  revealMs: (bet) => revealMs(roundOfBet(bet)),
  sentence: stairSentence,
}

/** Stair: twelve steps that get narrower, a place picked on each, a cash-out after each step. */
export function StairGame() {
  return <SteppedGame rules={rules} />
}
