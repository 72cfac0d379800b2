import type { ReactNode } from 'react'
import { SceneLayer } from './scene-layer.tsx'

/** The picture of a climber's figure, in its own units: all its layers lie on each other. */
export const FIGURE = { width: 60, height: 84 } as const

/** Arms, legs and what is carried, drawn in round strokes; one that moves by itself has a name as its part. */
export function Limbs({ part, children }: { part?: string; children: ReactNode }) {
  return (
    <SceneLayer size={FIGURE} part={part}>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </SceneLayer>
  )
}
