import { parseTarget } from '@fairground/games/shared'
import { useState, useSyncExternalStore } from 'react'
import { useLocale } from '../../../kernel/language/language.ts'
import type { GameSettings } from '../settings.ts'
import { useStake } from '../use-stake.ts'
import type { SeatDriver } from './seat-driver.ts'

/** The target that stands in the field at first. */
const FIRST_TARGET = 200

/** Reads a typed target: digits with a comma or a point, at most two decimals; hundredths. */
export function readTarget(text: string): number | undefined {
  const typed = text.trim().replace(',', '.')
  return /^\d{1,7}(\.\d{0,2})?$/.test(typed) ? parseTarget(Number(typed)) : undefined
}

/** A target as it stands in its field. */
export function targetText(hundredths: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(hundredths / 100)
}

/** One place for bets on the screen: its state, its stake, and its automatic cash-out. */
export function useSeat(driver: SeatDriver, settings: GameSettings, slot: number) {
  const locale = useLocale()
  const state = useSyncExternalStore(driver.subscribe, driver.getState)
  const stake = useStake(settings)
  const [isAuto, setAuto] = useState(false)
  const [text, setText] = useState(() => targetText(FIRST_TARGET, locale))
  const target = readTarget(text)
  return {
    /** Which place it is, from 0. */
    slot,
    driver,
    state,
    stake,
    target: {
      text,
      isAuto,
      /** In hundredths; `undefined` for what is none. */
      hundredths: target,
      change: setText,
      toggle: () => setAuto(!isAuto),
    },
    /** Asks for the bet that stands in the panel; a sentence says why it cannot be. */
    bet() {
      stake.judge()
      if (stake.reading.problem || (isAuto && target === undefined)) return
      driver.bet({
        betAmount: stake.text.trim().replace(',', '.'),
        ...(isAuto && target !== undefined && { autoCashOut: target / 100 }),
      })
    },
  }
}

export type Seat = ReturnType<typeof useSeat>
