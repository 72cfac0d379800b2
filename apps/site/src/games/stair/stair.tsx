import { multiplierToNumber, type StepOdds } from '@fairground/games'
import { STEPS } from '@fairground/games/stair'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { useLocale } from '../../kernel/language/language.ts'
import { formatShortMultiplier } from '../kit/numbers.ts'
import { isLost, type RowsRound, rowsClimbed } from '../kit/step-grid/cells.ts'
import { asideOf } from './climb.ts'
import { Hiker } from './hiker.tsx'
import { Ground, Night, StairInks, Top } from './scenery.tsx'
import '../kit/step-grid/view.css'
import css from './stair.module.css'

interface StairProps {
  round: RowsRound
  /** Another one puts the climber back on the ground. */
  roundId: string | undefined
  /** What each step pays, for the plates beside the steps; none where it is not known. */
  odds?: readonly StepOdds[]
  /** The step to look at, where it is not the climber's. */
  lookAt?: number | undefined
  /** The column to look at, from the middle to the right, where it is not the climber's. */
  lookAside?: number | undefined
  /** The whole stair at once, small. */
  whole?: boolean
  /** The columns of all steps. */
  children: ReactNode
}

/** The stair at night with its climber. The view follows the climb; `children` are its columns. */
export function Stair({ round, roundId, odds = [], lookAt, lookAside, whole = false, children }: StairProps) {
  const { widths, picked } = round
  const climbed = rowsClimbed(round)
  const last = picked.length - 1
  const aside = asideOf(round)
  const view = { '--view-at': lookAt ?? climbed, '--view-aside': lookAside ?? aside } as CSSProperties
  return (
    <div className={css.frame}>
      <div className={css.board} data-whole={whole}>
        <StairInks />
        <Night at={lookAt ?? climbed} aside={lookAside ?? aside} />
        <div className={css.camera} style={view}>
          <div className={css.world}>
            <Top lit={climbed === STEPS} />
            <Ground />
            {widths.map((width, row) => (
              <div
                key={width}
                className={css.step}
                style={{ '--row': row, '--columns': width } as CSSProperties}
                data-lit={row < climbed}
              >
                <span className={css.post} />
                <span className={css.post} />
              </div>
            ))}
            {children}
            <div className={css.actor}>
              <Hiker
                key={roundId}
                row={last}
                aside={aside}
                mood={isLost(round) ? 'lost' : round.hazards ? 'won' : 'climbing'}
              />
            </div>
          </div>
        </div>
        <div className={css.camera} data-plates="" style={{ ...view, '--view-aside': 0 } as CSSProperties}>
          <div className={css.world}>
            <Plates odds={odds} climbed={climbed} widths={widths} />
          </div>
        </div>
      </div>
    </div>
  )
}

interface PlatesProps {
  odds: readonly StepOdds[]
  climbed: number
  widths: readonly number[]
}

/** What each step pays, on plates beside the stair. The ladder says the same to those who hear it. */
const Plates = memo(function Plates({ odds, climbed, widths }: PlatesProps) {
  const locale = useLocale()
  return odds.map(({ step, multiplier }) => (
    <span
      key={step}
      aria-hidden="true"
      className={css.plate}
      style={{ '--row': step - 1, '--columns': widths[step - 1] } as CSSProperties}
      data-state={step <= climbed ? 'passed' : step === climbed + 1 ? 'next' : 'ahead'}
    >
      {formatShortMultiplier(multiplierToNumber(multiplier), locale)}
    </span>
  ))
})
