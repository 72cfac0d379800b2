import { minesManifest } from '@fairground/games/mines'
import { lazyPart } from '@fairground/ui/lazy-part'
import { useTranslate } from '../../kernel/language/language.ts'
import { SteppedGame } from '../kit/stepped-game.tsx'
import type { BoardProps, SteppedGameRules } from '../kit/stepped-game-rules.ts'
import { revealMs, roundOfBet } from './board.ts'
import { MineCount } from './mine-count.tsx'
import { MinesBoard } from './mines-board.tsx'
import { minesSentence, tileLabel } from './sentences.ts'
import { sounds } from './sounds.ts'

function Board({ bet, waitingPicks, isLive, onPick }: BoardProps) {
  const t = useTranslate()
  return (
    <MinesBoard
      round={bet && roundOfBet(bet)}
      waitingTiles={waitingPicks}
      isLive={isLive}
      onPick={onPick}
      texts={{ board: t('mines.board'), tile: (place, tile) => tileLabel(place, tile, t) }}
    />
  )
}

const rules: SteppedGameRules = {
  manifest: minesManifest,
  name: 'games.mines',
  Emblem: lazyPart(() => import('./emblem.tsx'), 'Emblem'),
  help: 'mines.help',
  digits: 0,
  firstOptions: { mines: 3 },
  repeats: false,
  sounds,
  Board,
  Choices: MineCount,
  nextName: 'mines.nextTile',
  pickName: 'mines.pick',
  revealMs: (bet) => revealMs(roundOfBet(bet)),
  sentence: minesSentence,
}

/** Mines: 25 tiles, 1 to 24 mines, a cash-out after each gem. */
export function Screen() {
  return <SteppedGame rules={rules} />
}
