import type { CSSProperties, ReactNode } from 'react'
import layout from './game-layout.module.css'

interface BoardGroundProps {
  /** The board's width divided by its height. */
  ratio?: number | undefined
  /** What lies over the whole ground. */
  cover?: ReactNode
  children: ReactNode
}

/** A game's board, on a ground in the game's own colours. */
export function BoardGround({ ratio = 1, cover, children }: BoardGroundProps) {
  return (
    <div className={layout.ground}>
      <div className={layout.board} style={{ '--board-ratio': ratio } as CSSProperties}>
        {children}
      </div>
      {cover}
    </div>
  )
}
