import type { MultiplayerGame } from '@fairground/games/multiplayer'
import { Button } from '@fairground/ui/button'
import { prefersReducedMotion } from '@fairground/ui/use-count-up'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useRef, useState } from 'react'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import type { PicturedRound } from '../pictured-round.ts'
import { FlightCanvas, type ShownScene } from './flight-canvas.tsx'
import css from './flight-replay.module.css'
import { formatPoint, hundredthsOf } from './format-point.ts'
import { LiveNumber } from './live-number.tsx'
import { createReplayLoop } from './replay-loop.ts'
import type { StartScene } from './scene-orders.ts'

interface FlightReplayProps {
  bet: PicturedRound
  game: MultiplayerGame
  startScene: StartScene
}

/** The flight of a bet, from its proof: how it went, where it ended, and where the player cashed out. */
export function FlightReplay({ bet, game, startScene }: FlightReplayProps) {
  const t = useTranslate()
  const point = bet.shared?.point
  if (point === undefined) {
    const text = bet.result === 'CANCELLED' ? 'flight.voided' : 'flight.proofSealed'
    return <p className={css.words}>{t(text)}</p>
  }
  return <FlightPicture bet={bet} game={game} startScene={startScene} point={hundredthsOf(point)} />
}

function FlightPicture({ bet, game, startScene, point }: FlightReplayProps & { point: number }) {
  const t = useTranslate()
  const locale = useLocale()
  const scene = useRef<ShownScene>(undefined)
  const cashOut = bet.result === 'WIN' ? hundredthsOf(bet.multiplier) : undefined
  const [loop] = useState(() => createReplayLoop(game, { point, cashOut }, () => scene.current?.cashOut('own')))
  const endSentence = t('flight.saidOver', { point: formatPoint(point, locale) })
  const cashOutSentence =
    cashOut === undefined ? '' : t('flight.replayOut', { multiplier: formatPoint(cashOut, locale) })
  return (
    <div className="flex flex-col gap-3">
      <div role="img" aria-label={`${endSentence} ${cashOutSentence}`} className={css.picture}>
        <FlightCanvas loop={loop} startScene={startScene} scene={scene} />
        <p className={css.point}>
          <LiveNumber loop={loop} read={(frame) => frame.hundredths} print={(value) => formatPoint(value, locale)} />
        </p>
      </div>
      <p className="text-center text-s text-muted">
        {endSentence} {cashOutSentence}
      </p>
      {!prefersReducedMotion() && (
        <Button onClick={loop.play}>
          <RotateCcw size={16} aria-hidden="true" />
          {t('round.replay')}
        </Button>
      )}
    </div>
  )
}
