import { towerManifest } from '@fairground/games/tower'
import { SteppedGame } from '../kit/stepped-game.tsx'
import type { SteppedGameRules } from '../kit/stepped-game-rules.ts'
import { revealMs, roundOfBet } from './climb.ts'
import { Difficulty } from './difficulty.tsx'
import { towerSentence } from './sentences.ts'
import { TowerBoard } from './tower-board.tsx'

const rules: SteppedGameRules = {
  manifest: towerManifest,
  name: 'games.tower',
  help: 'tower.help',
  digits: 4,
  firstOptions: { difficulty: 'easy' },
  repeats: true,
  sounds: { step: 'window', fall: 'slide-down' },
  Board: TowerBoard,
  Choices: Difficulty,
  nextName: 'tower.nextRow',
  pickName: 'tower.pick',
  revealMs: (bet) => revealMs(roundOfBet(bet)),
  sentence: towerSentence,
}

/** Tower: nine rows of windows, one pick in each, a cash-out after each row. */
export function Screen() {
  return <SteppedGame rules={rules} />
}
