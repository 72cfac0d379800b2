import { kangarooEngine } from '@fairground/games/kangaroo'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import type { PicturedRound } from '../kit/pictured-round.ts'
import { RoundReplay } from '../kit/replay/round-replay.tsx'
import { KangarooPicture } from './kangaroo-board.tsx'
import { REPLAY_MS, roundOfBet, signsOf } from './road.ts'
import { pictureLabel } from './sentences.ts'

/** A past round, with a replay of its hops. */
export function Replay({ bet }: { bet: PicturedRound }) {
  const t = useTranslate()
  const locale = useLocale()
  const whole = roundOfBet(bet)
  const signs = signsOf(kangarooEngine.odds(bet), locale)
  return (
    <RoundReplay
      round={whole}
      stepMs={REPLAY_MS}
      draw={(round, run) => (
        <KangarooPicture key={run} round={round} isHopping={run > 0} signs={signs} label={pictureLabel(whole, t)} />
      )}
    />
  )
}
