import type { CSSProperties } from 'react'
import { sceneColours } from '../../frame/scene-colours.ts'
import { SceneLayer } from '../../frame/scene-layer.tsx'
import { SceneDefinitions, Skyline } from './backdrop-art.tsx'
import { KangarooArt } from './kangaroo-art.tsx'
import { type KangarooRound, LANE_WIDTH, lanesOf, SCENE, STAND } from './road.ts'
import { KerbLamps, LaneLamps, Road } from './road-art.tsx'
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
    <div
      aria-hidden="true"
      className={css.scene}
      style={sceneColours}
      data-act={act}
      data-hops={moving}
      data-live={live}
    >
      <SceneLayer own size={SCENE}>
        <SceneDefinitions />
        <rect width={SCENE.width} height={SCENE.height} fill="url(#kangaroo-sky)" />
      </SceneLayer>
      <SceneLayer own size={SCENE} className={css.passing} style={passes(behind, 14)}>
        <Skyline />
      </SceneLayer>
      <SceneLayer own size={SCENE} className={css.passing} style={passes(behind, LANE_WIDTH * 0.7)}>
        <KerbLamps />
      </SceneLayer>
      <SceneLayer own size={SCENE} className={css.passing} style={passes(behind, LANE_WIDTH)}>
        <Road lanes={lanes} before={before} hop={behind} signs={signs} />
      </SceneLayer>
      <SceneLayer size={SCENE}>
        <LaneLamps lanes={lanes} before={before} hop={behind} />
        <g key={`${behind} ${act}`} clipPath={lost ? 'url(#kangaroo-over-hole)' : undefined}>
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
      </SceneLayer>
    </div>
  )
}

/** What passes by `step` units a hop: where it is now, and where it was before the hop, in parts of the scene. */
function passes(behind: number, step: number): CSSProperties {
  const at = (hops: number) => `${((-hops * step * 100) / SCENE.width).toFixed(3)}%`
  return { '--now': at(behind), '--was': at(Math.max(behind - 1, 0)) } as CSSProperties
}
