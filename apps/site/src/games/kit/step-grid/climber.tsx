import type { CSSProperties, ReactNode } from 'react'
import { SceneLayer } from '../scene-layer.tsx'
import { isLost, type RowsRound } from './cells.ts'

/** The size of a climber's figure in its own units. Its layers overlap exactly. */
export const FIGURE = { width: 60, height: 84 } as const

interface ClimberProps {
  round: RowsRound
  /** The column of the climber, counted as the game's style sheet does. */
  column: number
  /** The classes of the nested boxes: `place` moves between rows, `fall` falls, `jump` jumps. */
  css: { place: string | undefined; fall: string | undefined; jump: string | undefined }
  /** The figure. It should be a `memo` component: in a round only its boxes move. */
  children: ReactNode
}

/** Moves a figure to the last pick of a round, and lets it fall or cheer at the end. */
export function Climber({ round, column, css, children }: ClimberProps) {
  const row = round.picked.length - 1
  const style = { '--row': row, '--aside': column } as CSSProperties
  return (
    <div className={css.place} style={style} data-ground={row < 0} data-mood={moodOf(round)}>
      <div className={css.fall} style={style}>
        <div className={css.jump} data-beat={row & 1}>
          {children}
        </div>
      </div>
    </div>
  )
}

function moodOf(round: RowsRound): 'climbing' | 'won' | 'lost' {
  if (isLost(round)) return 'lost'
  return round.hazards ? 'won' : 'climbing'
}

/** Arms, legs and luggage in round strokes. `part` names limbs that have their own animation. */
export function Limbs({ part, children }: { part?: string; children: ReactNode }) {
  return (
    <SceneLayer size={FIGURE} part={part}>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </SceneLayer>
  )
}

/** The two mouths of a figure: `smile` is a path, `gasp` a circle for the fall. */
export function Mouths({ smile, gasp }: { smile: string; gasp: { y: number; radius: number } }) {
  return (
    <>
      <SceneLayer size={FIGURE} part="smile">
        <path d={smile} fill="none" stroke="#1c2233" strokeWidth="1.800" strokeLinecap="round" />
      </SceneLayer>
      <SceneLayer size={FIGURE} part="gasp">
        <circle cx="30" cy={gasp.y} r={gasp.radius} fill="#1c2233" />
      </SceneLayer>
    </>
  )
}
