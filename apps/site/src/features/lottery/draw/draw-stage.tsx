import type { LotteryTerm } from '@fairground/contract/lottery'
import { DrawnResult } from '@fairground/ui/drawn'
import { resultWords } from '../../../games/kit/lottery/result-words.ts'
import { useLotteryTranslate } from '../../../games/kit/lottery/words.ts'
import type { DrawShow } from '../use-draw.ts'
import { BallFall } from './ball-fall.tsx'
import { ColourReel } from './colour-reel.tsx'
import { DiceRoll } from './dice-roll.tsx'
import css from './draw-stage.module.css'
import { Race } from './race.tsx'

/** The animation of each lottery's draw; the fallback drops balls. */
const shows: Readonly<Record<string, typeof BallFall>> = {
  dice3: DiceRoll,
  colour10: ColourReel,
  race10: Race,
}

/** The draw: its animation while it is shown, else the latest result. The result is told in words once it stands. */
export function DrawStage({ gameId, show: { shown, drawing, animationMs } }: { gameId: string; show: DrawShow }) {
  const t = useLotteryTranslate()
  const Show = shows[gameId] ?? BallFall
  const term = drawing ?? shown
  const isMoving = drawing?.result !== undefined && animationMs > 0
  return (
    <section className={css.stage} aria-label={t('lottery.lastResult')} data-drawing={isMoving || undefined}>
      <span aria-hidden="true" className={css.lights} />
      {isMoving && drawing?.result ? (
        <Show key={drawing.id} result={drawing.result} animationMs={animationMs} />
      ) : (
        shown?.result && <DrawnResult gameId={gameId} result={shown.result} size="l" />
      )}
      {!term && <p className="text-s text-muted">{t('lottery.noResults')}</p>}
      <p role="status" className={css.caption}>
        {isMoving ? t('lottery.drawing', { no: drawing.no }) : shown && captionOf(gameId, shown, t)}
      </p>
    </section>
  )
}

function captionOf(gameId: string, term: LotteryTerm, t: ReturnType<typeof useLotteryTranslate>): string {
  const { no, result } = term
  if (!result) return t('lottery.voidDraw', { no })
  return t('lottery.result', { no, result: resultWords(gameId, result, t) })
}
