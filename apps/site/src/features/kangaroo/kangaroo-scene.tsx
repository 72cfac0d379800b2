import type { CSSProperties } from 'react'
import { sceneColours } from '../../frame/scene-colours.ts'
import { KangarooArt } from './kangaroo-art.tsx'
import { type KangarooRound, LANE_WIDTH, lanesOf, SCENE, STAND } from './road.ts'
import { KerbLamps, LaneLamps, Road, SceneDefinitions, Skyline } from './road-art.tsx'
import css from './scene.module.css'

interface KangarooSceneProps {
  round: KangarooRound | undefined
  /** Whether a hop is on its way and not answered yet: the kangaroo crouches. */
  crouches: boolean
  /** Whether the last hop is made as the scene appears; else it stands where it led. */
  hops: boolean
  /** Whether a hop is awaited. */
  live: boolean
  signs: readonly string[]
}

/** The road by night: it passes under the kangaroo, hop by hop. */
export function KangarooScene({ round, crouches, hops, live, signs }: KangarooSceneProps) {
  const behind = round?.picked.length ?? 0
  const lost = round?.lost === true
  const moving = hops && behind > 0 && !crouches
  const act = crouches ? 'crouch' : lost ? 'fall' : moving ? 'hop' : 'stand'
  const lanes = lanesOf(round, live)
  // Until the kangaroo has landed nobody knows how the hop ends.
  const before =
    moving && round
      ? lanesOf({ ...round, picked: round.picked.slice(0, -1), hazards: undefined, lost: false }, false)
      : lanes
  return (
    <svg
      viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
      aria-hidden="true"
      className={css.scene}
      style={sceneColours}
      data-act={act}
      data-hops={moving}
      data-live={live}
    >
      <SceneDefinitions />
      <rect width="500" height="400" fill="url(#kangaroo-sky)" />
      <g key={`${behind} ${moving}`}>
        <g className={css.passing} style={passes(behind, 14)}>
          <Skyline />
        </g>
        <g className={css.passing} style={passes(behind, LANE_WIDTH * 0.7)}>
          <KerbLamps />
        </g>
        <g className={css.passing} style={passes(behind, LANE_WIDTH)}>
          {moving && <Road lanes={before} signs={signs} />}
          <g className={css.told}>
            <Road lanes={lanes} signs={signs} />
          </g>
        </g>
        {moving && <LaneLamps lanes={before} />}
        <g className={css.told}>
          <LaneLamps lanes={lanes} />
        </g>
        <g key={act} clipPath={lost ? 'url(#kangaroo-over-hole)' : undefined}>
          <g transform={`translate(${STAND.x} ${STAND.y - 2})`}>
            {!lost && <ellipse className={css.shadow} rx="44" ry="9" fill="black" fillOpacity=".35" />}
            <g className={css.body}>
              <g className={css.squash}>
                <g transform="translate(-4 2) scale(.92)">
                  <KangarooArt />
                </g>
              </g>
            </g>
          </g>
        </g>
      </g>
    </svg>
  )
}

/** What passes by `step` a hop: where it is now, and where it was before the hop. */
function passes(behind: number, step: number): CSSProperties {
  return {
    '--now': `${(-behind * step).toFixed(1)}px`,
    '--was': `${(-Math.max(behind - 1, 0) * step).toFixed(1)}px`,
  } as CSSProperties
}
