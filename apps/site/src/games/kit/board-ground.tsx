import type { CSSProperties, ReactNode } from 'react'
import layout from './game-layout.module.css'

/** A game's board, on a ground in the game's own colours. `ratio` is the board's width divided by its height. */
export function BoardGround({ ratio = 1, children }: { ratio?: number | undefined; children: ReactNode }) {
  return (
    <div className={layout.ground}>
      <div className={layout.board} style={{ '--board-ratio': ratio } as CSSProperties}>
        {children}
      </div>
    </div>
  )
}
