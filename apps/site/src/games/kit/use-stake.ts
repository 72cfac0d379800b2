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
  // A win that its board still shows is there for the next bet.
  const [balance, held] = [user?.balance, user?.heldBalance].map((amount = 0) =>
    parseAmount(amount, limits.decimalLength),
  )
  const balanceMinor = user && balance !== undefined ? balance + (held ?? 0n) : undefined
  const [text, setText] = useState(() => stakeText(settings.defaultStakeMinor, limits.decimalLength, locale))
  const [isTyped, setIsTyped] = useState(false)
  // Of a bet that was pressed for: its text, until it changes or a bet is placed.
  const [pressedText, setPressedText] = useState<string>()
  const reading = readStake(text, limits, balanceMinor)
  const isPressed = text === pressedText
  return {
    text,
    /** The lowest bet, as the placeholder of the empty field (BT-15). */
    placeholder: stakeText(limits.minStakeMinor, limits.decimalLength, locale),
    reading,
    balanceMinor,
    /**
     * The problem to show. A stake that the balance does not cover is no error before the player bets: the balance may
     * rise meanwhile, for example by a win.
     */
    problem: isPressed || (isTyped && reading.problem !== 'above-balance') ? reading.problem : undefined,
    /** Shows whatever is wrong with the stake, because the player bets with it. */
    judge: () => setPressedText(reading.problem && text),
    change(next: string) {
      setIsTyped(true)
      setText(next)
    },
    step(change: StakeStep) {
      setIsTyped(true)
      setText(stakeText(stepStake(change, reading.stakeMinor, limits, balanceMinor), limits.decimalLength, locale))
    },
  }
}

export type Stake = ReturnType<typeof useStake>
