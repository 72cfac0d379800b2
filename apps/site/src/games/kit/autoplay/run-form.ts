import { MOST_RUN_BETS } from '@fairground/contract/autoplay'
import type { Options } from '@fairground/games'
import { minorToNumber, readTypedAmount } from '@fairground/money'
import type { GameSettings } from '../settings.ts'
import type { RunPlan } from './run-rules.ts'

/** The change of the stake after a win or a loss, as form values. */
export interface ChangeFields {
  to: 'base' | 'times' | 'plus'
  /** A factor for `times`, an amount for `plus`. */
  value: string
}

/** The form of a run: texts as typed. */
export interface RunFields {
  bets: string
  stake: string
  onWin: ChangeFields
  onLoss: ChangeFields
  lossLimit: string
  profit: string
  singleWin: string
  target: string
  picks: readonly number[]
  quick: boolean
}

/** The fields that can be invalid. */
export type WrongField = 'bets' | 'stake' | 'onWin' | 'onLoss' | 'lossLimit' | 'profit' | 'singleWin' | 'target'

export type ReadForm = { plan: RunPlan; wrong?: undefined } | { plan?: undefined; wrong: WrongField }

/** Parses the form in the page's locale; `wrong` is the first invalid field. */
export function readForm(
  fields: RunFields,
  options: Options,
  settings: GameSettings,
  { hasTarget, locale }: { hasTarget: boolean; locale: string },
): ReadForm {
  const { decimalLength, minStakeMinor, maxStakeMinor } = settings.limits
  const { symbol } = settings.currency
  const minor = (text: string) => readMinor(text, { decimalLength, symbol }, locale)
  const amount = (text: string) => {
    const value = minor(text)
    return value === undefined || value <= 0n ? undefined : minorToNumber(value, decimalLength)
  }
  const bets = Number(fields.bets)
  if (!Number.isInteger(bets) || bets < 1 || bets > MOST_RUN_BETS) return { wrong: 'bets' }
  const stakeMinor = minor(fields.stake)
  if (stakeMinor === undefined || stakeMinor < minStakeMinor || stakeMinor > maxStakeMinor) return { wrong: 'stake' }
  const onWin = readChange(fields.onWin, amount, locale)
  if (!onWin) return { wrong: 'onWin' }
  const onLoss = readChange(fields.onLoss, amount, locale)
  if (!onLoss) return { wrong: 'onLoss' }
  const lossMinor = minor(fields.lossLimit)
  if (lossMinor === undefined || lossMinor < stakeMinor) return { wrong: 'lossLimit' }
  const [profit, singleWin] = [amount(fields.profit), amount(fields.singleWin)]
  if (fields.profit.trim() !== '' && profit === undefined) return { wrong: 'profit' }
  if (fields.singleWin.trim() !== '' && singleWin === undefined) return { wrong: 'singleWin' }
  const target = hasTarget ? readTarget(fields.target, locale) : undefined
  if (hasTarget && target === undefined) return { wrong: 'target' }
  const stake = minorToNumber(stakeMinor, decimalLength)
  return {
    plan: {
      bets,
      lossLimit: minorToNumber(lossMinor, decimalLength),
      plan: {
        options: { ...options, ...(target !== undefined && { autoCashOut: target }) },
        ...{ picks: [...fields.picks], stake, onWin, onLoss },
        ...(profit !== undefined && { profit }),
        ...(singleWin !== undefined && { singleWin }),
      },
    },
  }
}

function readMinor(...field: Parameters<typeof readTypedAmount>): bigint | undefined {
  const reading = readTypedAmount(...field)
  return reading.kind === 'amount' ? reading.minor : undefined
}

function readChange({ to, value }: ChangeFields, amount: (text: string) => number | undefined, locale: string) {
  if (to === 'base') return { to }
  if (to === 'plus') {
    const addition = amount(value)
    return addition === undefined ? undefined : { to, amount: addition }
  }
  const percent = readMinor(value, { decimalLength: 2 }, locale)
  return percent !== undefined && percent >= 1n && percent <= 10_000n ? { to, percent: Number(percent) } : undefined
}

/** Parses the multiplier of an automatic cash-out: 1.01 or more, with two decimals. */
function readTarget(text: string, locale: string): number | undefined {
  const hundredths = readMinor(text, { decimalLength: 2 }, locale)
  return hundredths !== undefined && hundredths >= 101n && hundredths <= 100_000_000n
    ? Number(hundredths) / 100
    : undefined
}
