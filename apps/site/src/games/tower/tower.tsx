import type { StepOdds } from '@fairground/games'
import { ROWS } from '@fairground/games/tower'
import type { CSSProperties, ReactNode } from 'react'
import { cellsOf, type RowsRound, rowsClimbed } from '../kit/step-grid/cells.ts'
import { Plates } from '../kit/step-grid/plates.tsx'
import { cellState } from '../kit/step-grid/step-row.tsx'
import { Acrobat } from './acrobat.tsx'
import { Base, Roof, Sky, TowerInks } from './scenery.tsx'
import css from './tower.module.css'
import { drawWindow, windowLook } from './window.tsx'
import '../kit/step-grid/view.css'

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

/** The whole tower for viewing: a replay, a round's page. `label` describes the picture. */
export function TowerPicture({ round, label }: { round: RowsRound; label: string }) {
  return (
    <div role="img" aria-label={label}>
      <Tower round={round} roundId="picture" whole>
        <div className={css.rows}>
          {cellsOf(round).map((windows) => (
            <div key={windows[0]?.row} className={css.row}>
              {windows.map((cell) => (
                <span key={cell.column} className={css.cell}>
                  <span {...windowLook()} {...cellState(cell)}>
                    {drawWindow({ ...cell, isFar: false })}
                  </span>
                </span>
              ))}
            </div>
          ))}
        </div>
      </Tower>
    </div>
  )
}
