import { multiplierToNumber, type StepOdds } from '@fairground/games'
import { ROWS } from '@fairground/games/tower'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { useLocale } from '../../kernel/language/language.ts'
import { formatShortMultiplier } from '../kit/numbers.ts'
import { isLost, type RowsRound, rowsClimbed } from '../kit/step-grid/cells.ts'
import { Climber } from './climber.tsx'
import { Base, Roof, Sky, TowerInks } from './scenery.tsx'
import '../kit/step-grid/view.css'
import css from './tower.module.css'

interface TowerProps {
  round: RowsRound
  /** Another one puts the climber back on the ground. */
  roundId: string | undefined
  /** What each row pays, for the plates beside the rows; none where it is not known. */
  odds?: readonly StepOdds[]
  /** The row to look at, where it is not the climber's. */
  lookAt?: number | undefined
  /** The whole tower at once, small. */
  whole?: boolean
  /** The rows of windows. */
  children: ReactNode
}

const FLOORS = Array.from({ length: ROWS }, (_, row) => row)

/** The tower at night with its climber. The view follows the climb; `children` are its windows. */
export function Tower({ round, roundId, odds = [], lookAt, whole = false, children }: TowerProps) {
  const climbed = rowsClimbed(round)
  const atTop = climbed === ROWS
  const view = { '--view-at': lookAt ?? climbed } as CSSProperties
  const style = { '--width': round.widths[0] } as CSSProperties
  return (
    <div className={css.frame}>
      <div className={css.board} style={style} data-whole={whole}>
        <TowerInks />
        <Sky at={lookAt ?? climbed} />
        <div className={css.camera} style={view}>
          <div className={css.world}>
            <Base />
            <div className={css.shaft}>
              {FLOORS.map((row) => (
                <div
                  key={row}
                  className={css.cornice}
                  style={{ '--row': row } as CSSProperties}
                  data-lit={row < climbed}
                >
                  <span className={css.bulbs} />
                </div>
              ))}
              <Plates odds={odds} climbed={climbed} />
            </div>
            <Roof lit={atTop} />
            {children}
            <div className={css.actor}>
              <Climber key={roundId} round={round} mood={isLost(round) ? 'lost' : round.hazards ? 'won' : 'climbing'} />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

/** What each row pays, on plates beside the tower. The ladder says the same to those who hear it. */
const Plates = memo(function Plates({ odds, climbed }: { odds: readonly StepOdds[]; climbed: number }) {
  const locale = useLocale()
  return odds.map(({ step, multiplier }) => (
    <span
      key={step}
      aria-hidden="true"
      className={css.plate}
      style={{ '--row': step - 1 } as CSSProperties}
      data-state={step <= climbed ? 'passed' : step === climbed + 1 ? 'next' : 'ahead'}
    >
      {formatShortMultiplier(multiplierToNumber(multiplier), locale)}
    </span>
  ))
})
