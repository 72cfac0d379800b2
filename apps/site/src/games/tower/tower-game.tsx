import { stepped } from '@fairground/contract'
import { towerEngine } from '@fairground/games/tower'
import { call } from '../../calls/client.ts'
import { sendSteps } from '../kit/round/open-round-port.ts'
import { SteppedGame } from '../kit/stepped-game.tsx'
import type { SteppedGameRules } from '../kit/stepped-game-rules.ts'
import { revealMs, roundOfBet } from './climb.ts'
import { Difficulty } from './difficulty.tsx'
import { towerSentence } from './sentences.ts'
import { TowerBoard } from './tower-board.tsx'

const rules: SteppedGameRules = {
  engine: towerEngine,
  name: 'games.tower',
  help: 'tower.help',
  digits: 4,
  firstOptions: { difficulty: 'easy' },
  repeats: true,
  sounds: { step: 'window', fall: 'slide-down' },
  sendMove: sendSteps({
    play: (id, column, options) => call(stepped.tower.play, { id, column }, options),
    cashOut: (id, options) => call(stepped.tower.cashOut, { id }, options),
  }),
  Board: TowerBoard,
  Choices: Difficulty,
  nextName: 'tower.nextRow',
  pickName: 'tower.pick',
  revealMs: (bet) => revealMs(roundOfBet(bet)),
  sentence: towerSentence,
}

/** Tower: nine rows of windows, one picked in each, a cash-out after each row. */
export function TowerGame() {
  return <SteppedGame rules={rules} />
}
