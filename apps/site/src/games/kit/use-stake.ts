import { minorToDecimalString, parseAmount } from '@fairground/money'
import { useState } from 'react'
import { useTypedAmounts } from '../../player/typed-amounts.ts'
import { useUser } from '../../player/user.ts'
import type { GameSettings } from './settings.ts'
import { judgeStake, type StakeStep, stepStake } from './stake/stake.ts'

/**
 * The stake in the panel, as text and parsed, with the actions that change it. It starts with the operator's default
 * bet (SU-11).
 */
export function useStake(settings: GameSettings) {
  const { limits } = settings
  const amounts = useTypedAmounts({ symbol: settings.currency.symbol, decimalLength: limits.decimalLength })
  const user = useUser()
  // A win that its board still shows is there for the next bet.
  const [balance, held] = [user?.balance, user?.heldBalance].map((amount = 0) =>
    parseAmount(amount, limits.decimalLength),
  )
  const balanceMinor = user && balance !== undefined ? balance + (held ?? 0n) : undefined
  const [text, setText] = useState(() => amounts.print(settings.defaultStakeMinor))
  const [isTyped, setIsTyped] = useState(false)
  // Of a bet that was pressed for: its text, until it changes or a bet is placed.
  const [pressedText, setPressedText] = useState<string>()
  const reading = judgeStake(amounts.read(text), limits, balanceMinor)
  const isPressed = text === pressedText
  return {
    text,
    /** The lowest bet, as the placeholder of the empty field (BT-15). */
    placeholder: amounts.print(limits.minStakeMinor),
    reading,
    /** The stake for a call, as a plain decimal text; empty where the text is no amount. */
    betAmount: reading.stakeMinor === undefined ? '' : minorToDecimalString(reading.stakeMinor, limits.decimalLength),
    /** What is wrong with the text as an amount. */
    fault: amounts.faultOf(text),
    balanceMinor,
    /**
     * The problem to show. A stake that the balance does not cover is no error before the player bets: the balance may
     * rise meanwhile, for example by a win.
     */
    problem: isPressed || (isTyped && reading.problem !== 'above-balance') ? reading.problem : undefined,
    /** Shows whatever is wrong with the stake, because the player bets with it. */
    judge: () => setPressedText(reading.problem && text),
    /** Groups the digits once the player has left the field. */
    leave() {
      const tidied = amounts.tidy(text)
      setText(tidied)
      if (isPressed) setPressedText(tidied)
    },
    change(next: string) {
      setIsTyped(true)
      setText(next)
    },
    step(change: StakeStep) {
      setIsTyped(true)
      setText(amounts.print(stepStake(change, reading.stakeMinor, limits, balanceMinor)))
    },
  }
}

export type Stake = ReturnType<typeof useStake>
