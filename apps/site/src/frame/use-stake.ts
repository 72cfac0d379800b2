import { parseAmount } from '@fairground/money'
import { useState } from 'react'
import { useLocale } from '../session/language.ts'
import { useUser } from '../session/user.ts'
import type { GameSettings } from './settings.ts'
import { fitStake, readStake, type StakeStep, stakeText, stepStake } from './stake/stake.ts'

/** The stake in whole units until the player chooses one. */
const FIRST_STAKE = '5'

/** The stake that stands in the panel, as text and as it reads, and what changes it. */
export function useStake(settings: GameSettings) {
  const { limits } = settings
  const locale = useLocale()
  const user = useUser()
  const balanceMinor = user && parseAmount(user.balance, limits.decimalLength)
  const [text, setText] = useState(() => {
    const first = parseAmount(FIRST_STAKE, limits.decimalLength) ?? limits.minStakeMinor
    return stakeText(fitStake(first, limits), limits.decimalLength, locale)
  })
  const [judged, setJudged] = useState(false)
  const reading = readStake(text, limits, balanceMinor)
  return {
    text,
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
