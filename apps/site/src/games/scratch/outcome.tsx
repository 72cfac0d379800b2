import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { ScratchPicture } from './scratch-picture.tsx'
import { multiplierTexts, pictureLabel } from './sentences.ts'
import { FIELD_LIST, ticketOfDraw } from './ticket-round.ts'

/** A recomputed ticket. */
export function Outcome({ hazards }: { hazards: readonly (readonly number[])[] }) {
  const t = useTranslate()
  const locale = useLocale()
  const ticket = ticketOfDraw(hazards)
  return (
    <ScratchPicture
      ticket={ticket}
      number={undefined}
      prizes={multiplierTexts(locale)}
      openCount={FIELD_LIST.length}
      label={pictureLabel(ticket, t)}
    />
  )
}
