import { cx } from '@fairground/ui'
import type { CSSProperties, ReactNode } from 'react'
import css from './scene-layer.module.css'

interface SceneLayerProps {
  /** The scene's size in its own units: all its layers lie on each other. */
  size: { readonly width: number; readonly height: number }
  /** What stands still, or moves as a whole, is painted once, whatever moves before it. */
  own?: boolean
  /** What moves by itself is a layer of its own, which the browser's compositor moves: its name, for the style sheet. */
  part?: string | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
  children: ReactNode
}

/** A part of a drawn scene. */
export function SceneLayer({ size, own = false, part, className, style, children }: SceneLayerProps) {
  return (
    // A box around the picture: the compositor does not turn a picture by its own `rotate`, a box it does.
    <div data-part={part} className={cx(css.layer, own && css.own, className)} style={style}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className={css.picture}>
        {children}
      </svg>
    </div>
  )
}
