import { useTranslate } from '../../kernel/language/language.ts'
import type { PicturedRound } from '../kit/pictured-round.ts'
import { RoundReplay } from '../kit/replay/round-replay.tsx'
import { roundOfBet } from './climb.ts'
import { pictureLabel } from './sentences.ts'
import { StairPicture } from './stair.tsx'

/** A past round on the whole stair, with a replay of its climb. */
export function Replay({ bet }: { bet: PicturedRound }) {
  const t = useTranslate()
  const whole = roundOfBet(bet)
  return (
    <RoundReplay
      round={{ ...whole, isLost: bet.result === 'LOSE' }}
      draw={(round, run) => <StairPicture key={run} round={round} label={pictureLabel(whole, t)} />}
    />
  )
}
