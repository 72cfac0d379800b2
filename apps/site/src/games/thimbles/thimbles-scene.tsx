import { cx } from '@fairground/ui'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { sceneColours } from '../kit/scene-colours.ts'
import { SceneLayer } from '../kit/scene-layer.tsx'
import { Booth } from './booth-art.tsx'
import { Ball, Cup, CupDefinitions, Sparks } from './cup-art.tsx'
import css from './scene.module.css'
import { DRAWN_ORDER } from './shuffle.ts'
import { CUP, CUP_X, type CupPose, type CupView, SCENE } from './table.ts'
import { useShuffle } from './use-shuffle.ts'

interface ThimblesSceneProps {
  cups: readonly CupView[]
  /** The number of the shuffle that is on; none when the cups stand. */
  shuffle?: number | undefined
  /** Whether a pick is awaited: the places glow. */
  live: boolean
  /** Whether the last lift is made here and now: the others wait for it. */
  acted: boolean
  /** Whether the ball that was found is celebrated. */
  gained: boolean
}

/** The stall: three cups on a round table, the balls behind them. */
export function ThimblesScene({ cups, shuffle, live, acted, gained }: ThimblesSceneProps) {
  const scene = useRef<HTMLDivElement>(null)
  useShuffle(scene, shuffle)
  return (
    <div
      ref={scene}
      aria-hidden="true"
      className={css.scene}
      style={sceneColours}
      data-live={live}
      data-acted={acted}
      data-gained={gained}
    >
      <SceneLayer own size={SCENE}>
        <CupDefinitions />
        <Booth />
      </SceneLayer>
      {cups.map(({ ball, pose }, cup) => (
        <Place key={CUP_X[cup]} cup={cup} pose={pose}>
          <CupLayer className={css.glow}>
            <ellipse cy="6" rx="82" ry="22" fill="url(#thimbles-glow)" />
          </CupLayer>
          <CupLayer className={cx(css.ball, ball && css.seen)}>
            <Ball />
          </CupLayer>
        </Place>
      ))}
      {DRAWN_ORDER.map((cup) => (
        <Place key={cup} cup={cup} pose={cups[cup]?.pose}>
          <div data-cup={cup} className={css.cup}>
            <CupLayer className={css.shade}>
              <ellipse cy="4" rx="60" ry="11" fill="black" fillOpacity=".34" />
            </CupLayer>
            <CupLayer className={css.lift}>
              <Cup />
            </CupLayer>
          </div>
          {gained && cups[cup]?.pose === 'picked' && (
            <CupLayer>
              <Sparks className={css.spark} />
            </CupLayer>
          )}
        </Place>
      ))}
    </div>
  )
}

/** Where a cup stands on the table; all of its pictures lie on each other in there. */
function Place({ cup, pose, children }: { cup: number; pose: CupPose | undefined; children: ReactNode }) {
  const style = { '--x': CUP_X[cup] } as CSSProperties
  return (
    <div className={css.place} style={style} data-pose={pose}>
      {children}
    </div>
  )
}

/** A picture around the middle of a cup's rim, which the browser's compositor moves. */
function CupLayer({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <SceneLayer size={CUP} className={className}>
      <g transform={`translate(${CUP.x} ${CUP.y})`}>{children}</g>
    </SceneLayer>
  )
}
