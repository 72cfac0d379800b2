import { useTranslate } from '../../kernel/language/language.ts'
import type { PicturedRound } from '../kit/pictured-round.ts'
import { RoundReplay } from '../kit/replay/round-replay.tsx'
import { roundOfBet } from './board.ts'
import { MinesPicture } from './mines-board.tsx'
import { pictureLabel } from './sentences.ts'

/** A past round on its board, with a replay of its picks. */
export function Replay({ bet }: { bet: PicturedRound }) {
  const t = useTranslate()
  const whole = roundOfBet(bet)
  return (
    <RoundReplay
      round={{ ...whole, isLost: bet.result === 'LOSE' }}
      draw={(round, run) => <MinesPicture key={run} round={round} label={pictureLabel(whole, t)} />}
    />
  )
}
