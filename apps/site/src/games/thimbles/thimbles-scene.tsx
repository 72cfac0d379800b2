import { cx } from '@fairground/ui/cx'
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { sceneColours } from '../kit/scene-colours.ts'
import { SceneLayer } from '../kit/scene-layer.tsx'
import { Booth } from './booth-art.tsx'
import { Ball, Cup, CupDefinitions, Sparks } from './cup-art.tsx'
import css from './scene.module.css'
import { DRAWN_ORDER, SHUFFLE_MS, shuffleFrames } from './shuffle.ts'
import { CUP, CUP_X, type CupPose, type CupView, SCENE } from './table.ts'

interface ThimblesSceneProps {
  cups: readonly CupView[]
  /** The number of the current shuffle; undefined when the cups stand. */
  shuffle?: number | undefined
  /** Whether the player can pick: the positions glow. */
  isLive: boolean
  /** Whether the scene animates the last pick: the other cups wait for it. */
  wasAnimated: boolean
  /** Whether the scene celebrates the found ball. */
  isGain: boolean
}

/** The stall: three cups on a round table, the balls behind them. */
export function ThimblesScene({ cups, shuffle, isLive, wasAnimated, isGain }: ThimblesSceneProps) {
  const scene = useRef<HTMLDivElement>(null)
  useShuffle(scene, shuffle)
  return (
    <div
      ref={scene}
      aria-hidden="true"
      className={css.scene}
      style={sceneColours}
      data-live={isLive}
      data-acted={wasAnimated}
      data-gained={isGain}
    >
      <SceneLayer isLayer size={SCENE}>
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
          {isGain && cups[cup]?.pose === 'picked' && (
            <CupLayer>
              <Sparks className={css.spark} />
            </CupLayer>
          )}
        </Place>
      ))}
    </div>
  )
}

/** A cup's position on the table, with all its pictures in one box. */
function Place({ cup, pose, children }: { cup: number; pose: CupPose | undefined; children: ReactNode }) {
  const style = { '--x': CUP_X[cup] } as CSSProperties
  return (
    <div className={css.place} style={style} data-pose={pose}>
      {children}
    </div>
  )
}

/** A picture around the middle of a cup's rim, as a compositor layer. */
function CupLayer({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <SceneLayer size={CUP} className={className}>
      <g transform={`translate(${CUP.x} ${CUP.y})`}>{children}</g>
    </SceneLayer>
  )
}

/** Animates the cups of a scene (its elements with `data-cup`) whenever a new shuffle begins. */
function useShuffle(scene: RefObject<HTMLElement | null>, run: number | undefined): void {
  useEffect(() => {
    if (run === undefined) return
    const cups = [...(scene.current?.querySelectorAll<HTMLElement>('[data-cup]') ?? [])]
    const moves = cups.map((cup) => cup.animate(shuffleFrames(Number(cup.dataset.cup), run), SHUFFLE_MS))
    return () => {
      for (const move of moves) move.cancel()
    }
  }, [scene, run])
}
