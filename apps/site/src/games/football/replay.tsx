import { useTranslate } from '../../kernel/language/language.ts'
import type { PicturedRound } from '../kit/pictured-round.ts'
import { RoundReplay } from '../kit/replay/round-replay.tsx'
import { FootballPicture } from './football-board.tsx'
import { KICK_MS, roundOfBet } from './goal.ts'
import { pictureLabel } from './sentences.ts'

/** A past round with a replay of its kicks. The keeper dives to the zones that he covered. */
export function Replay({ bet }: { bet: PicturedRound }) {
  const t = useTranslate()
  const whole = roundOfBet(bet)
  const label = pictureLabel(whole, t)
  return (
    <RoundReplay
      round={whole}
      stepMs={KICK_MS}
      draw={(round, run) => (
        <FootballPicture
          key={run}
          round={round}
          isFlying={run > 0}
          coveredZones={whole.hazards?.[round.picked.length - 1]}
          label={label}
        />
      )}
    />
  )
}
