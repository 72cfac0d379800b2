import { multiplierToNumber, type StepOdds } from '@fairground/games'
import { cx } from '@fairground/ui/cx'
import { type CSSProperties, memo } from 'react'
import { useLocale } from '../../../kernel/language/language.ts'
import { formatShortMultiplier } from '../numbers.ts'
import css from './plates.module.css'

interface PlatesProps {
  odds: readonly StepOdds[]
  /** The number of climbed rows. */
  rowCount: number
  /** The number of columns of each row, the lowest first, if the game's class needs it. */
  widths?: readonly number[]
  /** The game's class, which places a plate by `--row` and `--columns`. */
  className: string | undefined
}

/** The payout of each row, on plates next to the rows. Screen readers get it from the ladder. */
export const Plates = memo(function Plates({ odds, rowCount, widths, className }: PlatesProps) {
  const locale = useLocale()
  return odds.map(({ step, multiplier }) => (
    <span
      key={step}
      aria-hidden="true"
      className={cx(css.plate, className)}
      style={{ '--row': step - 1, '--columns': widths?.[step - 1] } as CSSProperties}
      data-state={step <= rowCount ? 'passed' : step === rowCount + 1 ? 'next' : 'ahead'}
    >
      {formatShortMultiplier(multiplierToNumber(multiplier), locale)}
    </span>
  ))
})
