import type { BetModel } from '@fairground/contract/round'
import { type BetState, isFree } from '../bet/bet-state.ts'
import type { BetDriver } from '../bet/driver.ts'
import type { SlotDriver } from '../bet/flight-kind.ts'
import type { RoundDriver } from '../bet/round-kind.ts'
import { type AutoTable, RoundRefused } from './auto-game.ts'

interface PlayedBet<Order, Step, Term> {
  driver: Pick<BetDriver<Order, Step, Term>, 'getState' | 'subscribe' | 'bet' | 'step'>
  /** The bet to place; without it, the open one is played to its end. */
  order: Order | undefined
  /** Whether the driver takes a bet; without it, as soon as it knows whether one is open. */
  isReady?: (state: BetState<Order, Step, Term>) => boolean
  /** The next step of an open bet; undefined waits. */
  nextStep?: (bet: BetModel) => Step
}

/**
 * Plays a bet to its end through its driver, like a player: the same states, the same safe repeats, one action at a
 * time.
 * @throws RoundRefused when the server refuses the bet or a step
 */
function playToEnd<Order, Step, Term>(play: PlayedBet<Order, Step, Term>): Promise<BetModel> {
  const { driver, order, isReady, nextStep } = play
  return new Promise((resolve, reject) => {
    let began = order === undefined
    const look = () => {
      const state = driver.getState()
      const { phase, refusal, lost } = state
      if (lost || phase.name === 'loading' || isReady?.(state) === false) return
      if (!began && order !== undefined) {
        if (!isFree(phase)) return stopListening(() => reject(new RoundRefused('round_open')))
        began = true
        return driver.bet(order)
      }
      if (refusal) return stopListening(() => reject(new RoundRefused(refusal.errorName, refusal.params?.seconds)))
      if (phase.name === 'open' && phase.steps.length === 0 && nextStep) driver.step(nextStep(phase.bet))
      if (phase.name === 'ended') stopListening(() => resolve(phase.bet))
      if (phase.name === 'idle') stopListening(() => reject(new RoundRefused('round_unknown')))
    }
    const stopListening = (settle: () => void) => {
      unsubscribe()
      settle()
    }
    // A driver notifies its listeners before it sends the next request, so a new action must wait for a microtask.
    const unsubscribe = driver.subscribe(() => queueMicrotask(look))
    look()
  })
}

interface RoundTableParts {
  driver: Pick<RoundDriver, 'getState' | 'subscribe' | 'bet' | 'step'>
  /** Whether the player can pick a position again at a later step. */
  repeats: boolean
  /** Resolves once the board has shown a decided round. */
  whenShown: (bet: BetModel) => Promise<void>
}

/** Plays rounds: a bet, picks in order, and a cash-out. */
export function createRoundTable({ driver, repeats, whenShown }: RoundTableParts): AutoTable {
  return {
    async playRound(order, picks, isQuick) {
      const bet = await playToEnd({ driver, order, nextStep: ({ round }) => nextMove(round, picks, repeats) })
      if (!isQuick) await whenShown(bet)
      return bet
    },
  }
}

function nextMove({ picked }: BetModel['round'], picks: readonly number[], repeats: boolean) {
  const nextPick = repeats ? picks[picked.length] : picks.find((at) => !picked.includes(at))
  if (nextPick === undefined || picked.length >= picks.length) return { kind: 'cash-out' } as const
  return { kind: 'pick', at: nextPick, step: repeats ? picked.length : undefined } as const
}

/** Plays in a slot of a multiplayer game. Each bet has an automatic cash-out. */
export function createSlotTable(driver: Pick<SlotDriver, 'getState' | 'subscribe' | 'bet' | 'step'>): AutoTable {
  return {
    playRound(order) {
      const target = order?.options.autoCashOut
      return playToEnd({
        driver,
        order: order && {
          ...{ betAmount: order.betAmount, autoplay: order.autoplay },
          ...(typeof target === 'number' && { autoCashOut: target }),
        },
        // A slot takes no bet before its round is known.
        isReady: ({ term }) => term !== undefined,
      })
    },
  }
}
