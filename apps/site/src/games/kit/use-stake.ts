import { parseAmount } from '@fairground/money'
import { useState } from 'react'
import { useLocale } from '../../kernel/language/language.ts'
import { useUser } from '../../player/user.ts'
import type { GameSettings } from './settings.ts'
import { readStake, type StakeStep, stakeText, stepStake } from './stake/stake.ts'

/**
 * The stake in the panel, as text and parsed, with the actions that change it. It starts with the operator's default
 * bet (SU-11).
 */
export function useStake(settings: GameSettings) {
  const { limits } = settings
  const locale = useLocale()
  const user = useUser()
  const balanceMinor = user && parseAmount(user.balance, limits.decimalLength)
  const [text, setText] = useState(() => stakeText(settings.defaultStakeMinor, limits.decimalLength, locale))
  const [isJudged, setIsJudged] = useState(false)
  const reading = readStake(text, limits, balanceMinor)
  return {
    text,
    /** The lowest bet, as the placeholder of the empty field (BT-15). */
    placeholder: stakeText(limits.minStakeMinor, limits.decimalLength, locale),
    reading,
    balanceMinor,
    isJudged,
    /** Shows the problem of the stake from now on. */
    judge: () => setIsJudged(true),
    change(next: string) {
      setIsJudged(true)
      setText(next)
    },
    step(change: StakeStep) {
      setIsJudged(true)
      setText(stakeText(stepStake(change, reading.stakeMinor, limits, balanceMinor), limits.decimalLength, locale))
    },
  }
}

export type Stake = ReturnType<typeof useStake>
