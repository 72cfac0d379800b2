import type { StepOdds } from '@fairground/games'
import { ROWS } from '@fairground/games/tower'
import type { CSSProperties, ReactNode } from 'react'
import { type RowsRound, rowsClimbed } from '../kit/step-grid/cells.ts'
import { Plates } from '../kit/step-grid/plates.tsx'
import { Acrobat } from './acrobat.tsx'
import { Base, Roof, Sky, TowerInks } from './scenery.tsx'
import '../kit/step-grid/view.css'
import css from './tower.module.css'

interface TowerProps {
  round: RowsRound
  /** A new value puts the climber back on the ground. */
  roundId: string | undefined
  /** The payout of each row, for the plates next to the rows; absent if unknown. */
  odds?: readonly StepOdds[]
  /** The row in view, if it is not the climber's. */
  lookAt?: number | undefined
  /** Shows the whole tower in small. */
  whole?: boolean
  /** The rows of windows. */
  children: ReactNode
}

const FLOORS = Array.from({ length: ROWS }, (_, row) => row)

/** The tower at night with its climber. The view follows the climb; `children` are its windows. */
export function Tower({ round, roundId, odds = [], lookAt, whole = false, children }: TowerProps) {
  const rowCount = rowsClimbed(round)
  const atTop = rowCount === ROWS
  const view = { '--view-at': lookAt ?? rowCount } as CSSProperties
  const style = { '--width': round.widths[0] } as CSSProperties
  return (
    <div className={css.frame}>
      <div className={css.board} style={style} data-whole={whole}>
        <TowerInks />
        <Sky at={lookAt ?? rowCount} />
        <div className={css.camera} style={view}>
          <div className={css.world}>
            <Base />
            <div className={css.shaft}>
              {FLOORS.map((row) => (
                <div
                  key={row}
                  className={css.cornice}
                  style={{ '--row': row } as CSSProperties}
                  data-lit={row < rowCount}
                >
                  <span className={css.bulbs} />
                </div>
              ))}
              <Plates odds={odds} rowCount={rowCount} className={css.plate} />
            </div>
            <Roof isLit={atTop} />
            {children}
            <div className={css.actor}>
              <Acrobat key={roundId} round={round} />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
