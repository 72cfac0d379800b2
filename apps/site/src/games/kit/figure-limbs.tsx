import type { ReactNode } from 'react'
import { SceneLayer } from './scene-layer.tsx'

/** The size of a climber's figure in its own units. Its layers overlap exactly. */
export const FIGURE = { width: 60, height: 84 } as const

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
