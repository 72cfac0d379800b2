import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import type { PicturedRound } from '../kit/pictured-round.ts'
import { RoundReplay } from '../kit/replay/round-replay.tsx'
import { ScratchPicture } from './scratch-picture.tsx'
import { multiplierTexts, pictureLabel } from './sentences.ts'
import { FIELD_LIST, ticketOf } from './ticket-round.ts'

/** From one field to the next of a replay, in milliseconds. */
const FIELD_MS = 240

/** A past ticket, with a replay that opens it field by field. */
export function Replay({ bet }: { bet: PicturedRound }) {
  const t = useTranslate()
  const locale = useLocale()
  const ticket = ticketOf(bet)
  if (!ticket) return null
  // Each field is a step, and the last one ends the round.
  const whole = { picked: FIELD_LIST, hazards: ticket, isLost: true }
  return (
    <RoundReplay
      round={whole}
      stepMs={FIELD_MS}
      draw={({ picked }) => (
        <ScratchPicture
          ticket={ticket}
          number={bet.round.nonce}
          prizes={multiplierTexts(locale)}
          openCount={picked.length}
          label={pictureLabel(ticket, t)}
        />
      )}
    />
  )
}
