import { useRef } from 'react'
import { sceneColours } from '../../frame/scene-colours.ts'
import { SceneLayer } from '../../frame/scene-layer.tsx'
import { Booth } from './booth-art.tsx'
import { Ball, Cup, CupDefinitions, Sparks } from './cup-art.tsx'
import css from './scene.module.css'
import { DRAWN_ORDER } from './shuffle.ts'
import { CUP_X, type CupView, RIM_Y, SCENE } from './table.ts'
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
      <SceneLayer size={SCENE}>
        {cups.map(({ ball, pose }, cup) => (
          <g key={CUP_X[cup]} transform={`translate(${CUP_X[cup]} ${RIM_Y})`} data-pose={pose}>
            <ellipse className={css.glow} cy="6" rx="82" ry="22" fill="url(#thimbles-glow)" />
            <g className={css.ball} data-seen={ball}>
              <Ball />
            </g>
          </g>
        ))}
        {DRAWN_ORDER.map((cup) => (
          <g key={cup} transform={`translate(${CUP_X[cup]} ${RIM_Y})`} data-pose={cups[cup]?.pose}>
            <g data-cup={cup}>
              <ellipse className={css.shade} cy="4" rx="60" ry="11" fill="black" fillOpacity=".34" />
              <g className={css.lift}>
                <Cup />
              </g>
            </g>
            {gained && cups[cup]?.pose === 'picked' && <Sparks className={css.spark} />}
          </g>
        ))}
      </SceneLayer>
    </div>
  )
}
