import type { BetModel } from '@fairground/contract/round'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import { useWinMoment } from '../use-win-moment.ts'
import { LossPicture, WinPicture } from '../win-picture.tsx'
import { FlightAnnouncements } from './flight-announcements.tsx'
import { FlightCanvas, type ShownScene } from './flight-canvas.tsx'
import { FlightSign } from './flight-sign.tsx'
import css from './flight-stage.module.css'
import type { MultiplayerGameRules } from './multiplayer-game-rules.ts'
import type { MultiplayerGame } from './use-multiplayer-game.ts'
import type { Slot } from './use-slot.ts'
import { useLastEnd, WinTickets } from './win-tickets.tsx'

interface FlightStageProps {
  rules: MultiplayerGameRules
  game: MultiplayerGame
  slots: readonly Slot[]
  own: readonly BetModel[]
}

/** The picture with the sign over it, the tickets of the wins, and the words for screen readers. */
export function FlightStage({ rules, game, slots, own }: FlightStageProps) {
  const t = useTranslate()
  const scene = useRef<ShownScene>(undefined)
  const { loop, state } = game
  useCashOuts(scene, state, own)
  const lastEnd = useLastEnd(own)
  const level = useWinMoment(lastEnd)
  return (
    <section className={css.stage} aria-label={t(rules.name)}>
      <FlightCanvas loop={loop} startScene={rules.startScene} scene={scene} />
      <div className={css.sign}>
        <FlightSign loop={loop} overName={rules.overName} />
      </div>
      <WinTickets slots={slots} momentId={lastEnd?.id} level={level} />
      <LossPicture bet={lastEnd} />
      <WinPicture bet={lastEnd} level={level} look={rules} />
      <FlightAnnouncements loop={loop} slots={slots} bettingSeconds={Math.round(rules.game.bettingMs / 1000)} />
    </section>
  )
}

/** Shows cash-outs on the scene as live news and slots report them. */
function useCashOuts(
  scene: RefObject<ShownScene | undefined>,
  state: MultiplayerGame['state'],
  own: readonly BetModel[],
): void {
  const paidSum = state?.paidSum ?? 0
  const ownPaid = own.filter(({ result }) => result === 'WIN').length
  const previousCounts = useRef({ paid: paidSum, ownPaid })
  useEffect(() => {
    if (ownPaid > previousCounts.current.ownPaid) scene.current?.cashOut('own')
    else if (paidSum > previousCounts.current.paid) scene.current?.cashOut('other')
    previousCounts.current = { paid: paidSum, ownPaid }
  }, [scene, paidSum, ownPaid])
}
