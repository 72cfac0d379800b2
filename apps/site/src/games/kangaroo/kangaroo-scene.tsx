import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { sceneColours } from '../kit/scene-colours.ts'
import { SceneLayer } from '../kit/scene-layer.tsx'
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
  const actor = useRef<HTMLDivElement>(null)
  // A hop right after a hop is the same motion to a style sheet: it begins anew.
  useLayoutEffect(() => {
    if (moving && behind > 0) playAnew(actor.current)
  }, [moving, behind])
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
      </SceneLayer>
      <div ref={actor} className={css.actor} data-over-hole={lost}>
        <SceneLayer size={SCENE} part="shadow">
          <ellipse cx={STAND.x} cy={STAND.y - 2} rx="44" ry="9" fill="black" fillOpacity=".35" />
        </SceneLayer>
        <div className={css.drop}>
          <div className={css.body}>
            <div className={css.squash}>
              <KangarooArt />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

/** What passes by `step` units a hop: where it is now, and where it was before the hop, in parts of the scene. */
function passes(behind: number, step: number): CSSProperties {
  const at = (hops: number) => `${((-hops * step * 100) / SCENE.width).toFixed(3)}%`
  return { '--now': at(behind), '--was': at(Math.max(behind - 1, 0)) } as CSSProperties
}

/** Begins all motions of an element's parts anew. */
function playAnew(element: Element | null): void {
  for (const motion of element?.getAnimations({ subtree: true }) ?? []) {
    motion.cancel()
    motion.play()
  }
}
