import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { sceneColours } from '../kit/scene-colours.ts'
import { SceneLayer } from '../kit/scene-layer.tsx'
import { SceneDefinitions, Skyline } from './backdrop-art.tsx'
import { KangarooArt } from './kangaroo-art.tsx'
import { LaneLamps } from './lane-lamps.tsx'
import { type KangarooRound, LANE_WIDTH, lanesOf, SCENE, STAND } from './road.ts'
import { KerbLamps, Road } from './road-art.tsx'
import css from './scene.module.css'

interface KangarooSceneProps {
  round: KangarooRound | undefined
  /** Whether a hop is waiting for its answer: the kangaroo crouches. */
  isCrouching: boolean
  /** Whether the last hop plays when the scene appears; else the scene shows its end. */
  isHopping: boolean
  /** Whether the player can hop. */
  isLive: boolean
  signs: readonly string[]
}

/** The road by night. It passes under the kangaroo, hop by hop. */
export function KangarooScene({ round, isCrouching, isHopping, isLive, signs }: KangarooSceneProps) {
  const crossedLanes = round?.picked.length ?? 0
  const isLost = round?.isLost === true
  const moving = isHopping && crossedLanes > 0 && !isCrouching
  const act = isCrouching ? 'crouch' : isLost ? 'fall' : moving ? 'hop' : 'stand'
  const actor = useRef<HTMLDivElement>(null)
  // The style sheet cannot tell a hop from the one before, so the animation must restart.
  useLayoutEffect(() => {
    if (moving && crossedLanes > 0) playAnew(actor.current)
  }, [moving, crossedLanes])
  const lanes = lanesOf(round, isLive)
  // The lanes keep their state until the kangaroo has landed.
  const previousLanes =
    moving && round
      ? lanesOf({ ...round, picked: round.picked.slice(0, -1), hazards: undefined, isLost: false }, false)
      : lanes
  return (
    <div
      aria-hidden="true"
      className={css.scene}
      style={sceneColours}
      data-act={act}
      data-hops={moving}
      data-live={isLive}
    >
      <SceneLayer isLayer size={SCENE}>
        <SceneDefinitions />
        <rect x="-800" y="-900" width="2100" height="1300" fill="url(#kangaroo-sky)" />
      </SceneLayer>
      <SceneLayer isLayer size={SCENE} className={css.passing} style={passes(crossedLanes, 14)}>
        <Skyline />
      </SceneLayer>
      <SceneLayer isLayer size={SCENE} className={css.passing} style={passes(crossedLanes, LANE_WIDTH * 0.7)}>
        <KerbLamps />
      </SceneLayer>
      <SceneLayer isLayer size={SCENE} className={css.passing} style={passes(crossedLanes, LANE_WIDTH)}>
        <Road lanes={lanes} previousLanes={previousLanes} hop={crossedLanes} signs={signs} />
      </SceneLayer>
      <SceneLayer size={SCENE}>
        <LaneLamps lanes={lanes} previousLanes={previousLanes} hop={crossedLanes} />
      </SceneLayer>
      <div ref={actor} className={css.actor} data-over-hole={isLost}>
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

/** The position of a layer that moves `step` units for each hop, now and before the hop, in parts of the scene. */
function passes(crossedLanes: number, step: number): CSSProperties {
  const at = (hopCount: number) => `${((-hopCount * step * 100) / SCENE.width).toFixed(3)}%`
  return { '--now': at(crossedLanes), '--was': at(Math.max(crossedLanes - 1, 0)) } as CSSProperties
}

/** Restarts all animations of an element's parts. */
function playAnew(element: Element | null): void {
  for (const motion of element?.getAnimations({ subtree: true }) ?? []) {
    motion.cancel()
    motion.play()
  }
}
