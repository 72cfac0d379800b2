import {
  decimalsOrDefault,
  formatAmount,
  minorToNumber,
  numberToMinor,
  readTypedAmount,
  type TypedAmount,
} from '@fairground/money'
import { useMemo } from 'react'
import { useLocale, useTranslate } from '../kernel/language/language.ts'
import { type MoneyLook, PLAY_MONEY } from './money.ts'
import { useUser } from './user.ts'

/** How a field of an amount reads and writes, in a currency and the page's language. */
export interface TypedAmounts {
  read(text: string): TypedAmount
  /** The amount of a text as whole units, for a call; `undefined` where the text is none. */
  numberOf(text: string): number | undefined
  /** The text of an amount: `1,234.50`. */
  print(minor: bigint): string
  /** The text of an amount of whole units, as calls have it. */
  printUnits(units: number): string
  /** The text that stands in the field once the player has left it: an amount in full, anything else as it was typed. */
  tidy(text: string): string
  /** What is wrong with a text, in the player's language; `undefined` for an amount and for nothing. */
  faultOf(text: string): string | undefined
}

/** Reads and writes the amounts of a currency, of the player's own unless another is given. */
export function useTypedAmounts(look?: MoneyLook): TypedAmounts {
  const t = useTranslate()
  const locale = useLocale()
  const user = useUser()
  const symbol = look?.symbol ?? (user?.currSymbol || user?.symbol || PLAY_MONEY.symbol)
  const decimalLength = decimalsOrDefault(look?.decimalLength ?? user?.decimalLength ?? PLAY_MONEY.decimalLength)
  return useMemo(() => {
    const readText = (text: string) => readTypedAmount(text, { decimalLength, symbol }, locale)
    const print = (minor: bigint) => formatAmount(minor, decimalLength, locale)
    return {
      read: readText,
      print,
      printUnits: (units) => print(numberToMinor(units, decimalLength)),
      numberOf(text) {
        const reading = readText(text)
        // More digits than a number keeps are no amount that anybody has.
        return reading.kind === 'amount' && reading.minor <= BigInt(Number.MAX_SAFE_INTEGER) / 10n
          ? minorToNumber(reading.minor, decimalLength)
          : undefined
      },
      tidy(text) {
        const reading = readText(text)
        return reading.kind === 'amount' ? print(reading.minor) : text
      },
      faultOf(text) {
        const reading = readText(text)
        if (reading.kind === 'malformed') return t('forms.amount', { decimals: decimalLength })
        if (reading.kind !== 'ambiguous') return undefined
        const [first, second] = reading.meanings
        return t('forms.amountTwice', { first, second })
      },
    }
  }, [t, locale, symbol, decimalLength])
}
