import { useTranslate } from '../../kernel/language/language.ts'
import type { PicturedRound } from '../kit/pictured-round.ts'
import { RoundReplay } from '../kit/replay/round-replay.tsx'
import { pictureLabel } from './sentences.ts'
import { cupsOf, OTHERS_MS, roundOfBet } from './table.ts'
import { ThimblesPicture } from './thimbles-board.tsx'

/** A past round with a replay: the cups come down, the picked one rises, then the others. */
export function Replay({ bet }: { bet: PicturedRound }) {
  const t = useTranslate()
  const whole = roundOfBet(bet)
  return (
    <RoundReplay
      round={whole}
      stepMs={OTHERS_MS}
      draw={(round, run) => (
        <ThimblesPicture
          key={run}
          cups={cupsOf({ kind: 'round', round })}
          wasAnimated={run > 0 && whole.isLost}
          label={pictureLabel(whole, t)}
        />
      )}
    />
  )
}
