import { cx } from '@fairground/ui/cx'
import type { CSSProperties, ReactNode } from 'react'
import css from './scene-layer.module.css'

interface SceneLayerProps {
  /** The scene's size in its own units. Its layers overlap exactly. */
  size: { readonly width: number; readonly height: number }
  /** Makes the layer its own compositor layer. The browser paints it once, even while layers below move. */
  isLayer?: boolean
  /** The name of a part with its own animation, for the style sheet. The compositor moves it as its own layer. */
  part?: string | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
  children: ReactNode
}

/** A part of a scene. */
export function SceneLayer({ size, isLayer = false, part, className, style, children }: SceneLayerProps) {
  return (
    // A box around the picture: the compositor rotates a box, but not an `svg` by its own `rotate`.
    <div data-part={part} className={cx(css.layer, isLayer && css.own, className)} style={style}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className={css.picture}>
        {children}
      </svg>
    </div>
  )
}
