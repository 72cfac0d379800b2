import { parseAmount } from '@fairground/money'
import { useState } from 'react'
import { useLocale } from '../../kernel/language/language.ts'
import { pageConfig } from '../../kernel/page/page-config.ts'
import { useFoundStartup } from '../../player/startup.ts'
import { useUser } from '../../player/user.ts'
import type { GameSettings } from './settings.ts'
import { fitStake, readStake, type StakeStep, stakeText, stepStake } from './stake/stake.ts'

/** The stake that stands in the panel, at first the operator's default bet (SU-11), as text and as it reads, and what changes it. */
export function useStake(settings: GameSettings) {
  const { limits } = settings
  const locale = useLocale()
  const user = useUser()
  const balanceMinor = user && parseAmount(user.balance, limits.decimalLength)
  const [text, setText] = useState(() => {
    const first = parseAmount(pageConfig().defaultBetAmount, limits.decimalLength) ?? limits.minStakeMinor
    return stakeText(fitStake(first, limits), limits.decimalLength, locale)
  })
  const minBet = useFoundStartup()?.minBetAmount ?? 1
  const least = fitStake(parseAmount(minBet, limits.decimalLength) ?? limits.minStakeMinor, limits)
  const [judged, setJudged] = useState(false)
  const reading = readStake(text, limits, balanceMinor)
  return {
    text,
    /** The least that can be bet, as an empty field says it (BT-15). */
    placeholder: stakeText(least, limits.decimalLength, locale),
    reading,
    balanceMinor,
    judged,
    /** Shows what is wrong from now on. */
    judge: () => setJudged(true),
    change(next: string) {
      setJudged(true)
      setText(next)
    },
    step(wanted: StakeStep) {
      setJudged(true)
      setText(stakeText(stepStake(wanted, reading.stakeMinor, limits, balanceMinor), limits.decimalLength, locale))
    },
  }
}

export type Stake = ReturnType<typeof useStake>
