import type { StepOdds } from '@fairground/games'
import { STEPS } from '@fairground/games/stair'
import type { CSSProperties, ReactNode } from 'react'
import { cellsOf, type RowsRound, rowsClimbed } from '../kit/step-grid/cells.ts'
import { Plates } from '../kit/step-grid/plates.tsx'
import { cellState } from '../kit/step-grid/step-row.tsx'
import { Hiker } from './hiker.tsx'
import { drawPlank, plankLook } from './plank.tsx'
import { Ground, Night, StairInks, Top } from './scenery.tsx'
import css from './stair.module.css'
import '../kit/step-grid/view.css'

interface StairProps {
  round: RowsRound
  /** A new value puts the climber back on the ground. */
  roundId: string | undefined
  /** The payout of each step, for the plates next to the steps; absent if unknown. */
  odds?: readonly StepOdds[]
  /** The step in view, if it is not the climber's. */
  lookAt?: number | undefined
  /** Shows the whole stair in small. */
  whole?: boolean
  /** The columns of all steps. */
  children: ReactNode
}

/** The stair at night with its climber. The view follows the climb; `children` are its columns. */
export function Stair({ round, roundId, odds = [], lookAt, whole = false, children }: StairProps) {
  const { widths } = round
  const rowCount = rowsClimbed(round)
  const view = { '--view-at': lookAt ?? rowCount } as CSSProperties
  return (
    <div className={css.frame}>
      <div className={css.board} data-whole={whole}>
        <StairInks />
        <Night at={lookAt ?? rowCount} />
        <div className={css.camera} style={view}>
          <div className={css.world}>
            <Top isLit={rowCount === STEPS} />
            <Ground />
            {widths.map((width, row) => (
              <div
                key={width}
                className={css.step}
                style={{ '--row': row, '--columns': width } as CSSProperties}
                data-lit={row < rowCount}
              >
                <span className={css.post} />
                <span className={css.post} />
              </div>
            ))}
            {children}
            <div className={css.actor}>
              <Hiker key={roundId} round={round} />
            </div>
            <Plates odds={odds} rowCount={rowCount} widths={widths} className={css.plate} />
          </div>
        </div>
      </div>
    </div>
  )
}

/** The whole stair for viewing: a replay, a round's page. `label` describes the picture. */
export function StairPicture({ round, label }: { round: RowsRound; label: string }) {
  return (
    <div role="img" aria-label={label}>
      <Stair round={round} roundId="picture" whole>
        <div className={css.rows}>
          {cellsOf(round).map((planks) => (
            <div key={planks[0]?.row} className={css.row}>
              {planks.map((cell) => (
                <span key={cell.column} className={css.cell}>
                  <span {...plankLook()} {...cellState(cell)}>
                    {drawPlank({ ...cell, isFar: false })}
                  </span>
                </span>
              ))}
            </div>
          ))}
        </div>
      </Stair>
    </div>
  )
}
