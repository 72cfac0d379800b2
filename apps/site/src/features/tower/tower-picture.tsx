import { panesOf, type TowerRound } from './climb.ts'
import css from './tower.module.css'
import { Tower } from './tower.tsx'
import { WindowArt, windowLook } from './window.tsx'

/** The whole tower to look at: a replay, a round's page. `label` says what it shows. */
export function TowerPicture({ round, label }: { round: TowerRound; label: string }) {
  return (
    <div role="img" aria-label={label}>
      <Tower round={round} roundId="picture" whole>
        <div className={css.floors}>
          {panesOf(round).map((windows) => (
            <div key={windows[0]?.row} className={css.floor}>
              {windows.map((pane) => (
                <span key={pane.column} {...windowLook(pane)}>
                  <WindowArt />
                </span>
              ))}
            </div>
          ))}
        </div>
      </Tower>
    </div>
  )
}
