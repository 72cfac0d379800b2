import { cellsOf, type RowsRound } from '../kit/step-grid/cells.ts'
import { cellState } from '../kit/step-grid/step-row.tsx'
import { drawPlank, plankLook } from './plank.tsx'
import css from './stair.module.css'
import { Stair } from './stair.tsx'

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
