import { parseTarget } from '@fairground/games/multiplayer'
import { numberFormat, readTypedAmount } from '@fairground/money'
import { useState, useSyncExternalStore } from 'react'
import { useLocale } from '../../../kernel/language/language.ts'
import type { SlotDriver } from '../bet/flight-kind.ts'
import type { GameSettings } from '../settings.ts'
import { useStake } from '../use-stake.ts'

/** The first target in the field. */
const FIRST_TARGET = 200

/** Parses a typed target into hundredths, by the marks of the page's locale. */
export function readTarget(text: string, locale: string): number | undefined {
  const reading = readTypedAmount(text, { decimalLength: 2 }, locale)
  return reading.kind === 'amount' ? parseTarget(Number(reading.minor) / 100) : undefined
}

/** Formats a target for its field. */
export function targetText(hundredths: number, locale: string): string {
  return numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(hundredths / 100)
}

/** One slot on the screen: its state, its stake, and its automatic cash-out. */
export function useSlot(driver: SlotDriver, settings: GameSettings, slot: number) {
  const locale = useLocale()
  const state = useSyncExternalStore(driver.subscribe, driver.getState)
  const stake = useStake(settings)
  const [isAuto, setAuto] = useState(false)
  const [text, setText] = useState(() => targetText(FIRST_TARGET, locale))
  const target = readTarget(text, locale)
  return {
    /** The number of the slot, from 0. */
    slot,
    driver,
    state,
    stake,
    target: {
      text,
      isAuto,
      /** In hundredths; `undefined` for an invalid text. */
      hundredths: target,
      change: setText,
      toggle: () => setAuto(!isAuto),
    },
    /** Requests the bet in the panel. With an invalid stake or target, the panel shows the problem instead. */
    bet() {
      stake.judge()
      if (stake.reading.problem || (isAuto && target === undefined)) return
      driver.bet({
        betAmount: stake.betAmount,
        ...(isAuto && target !== undefined && { autoCashOut: target / 100 }),
      })
    },
  }
}

export type Slot = ReturnType<typeof useSlot>
