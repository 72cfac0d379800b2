import { cellsOf, type RowsRound } from '../kit/step-grid/cells.ts'
import { cellState } from '../kit/step-grid/step-row.tsx'
import css from './tower.module.css'
import { Tower } from './tower.tsx'
import { drawWindow, windowLook } from './window.tsx'

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
