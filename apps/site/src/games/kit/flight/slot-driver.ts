import { CallError } from '@fairground/contract/envelope'
import type { BetModel } from '@fairground/contract/round'
import { sendUntilCertain, type WaitAfterLoss } from '../../../calls/certainty.ts'
import {
  type Decision,
  firstSlot,
  type KnownRound,
  type Moment,
  type MultiplayerOrder,
  type SlotEvent,
  type SlotState,
  slotReducer,
} from './slot-state.ts'

/** The server calls of a slot. Each rejects with a `CallError`. */
export interface SlotPort {
  /** Finds the player's flying bet in this slot. */
  findOpen: () => Promise<BetModel | undefined>
  /** Whether a bet has its result. */
  isDecided: (id: string) => Promise<boolean>
  /** Loads a bet by its id, decided or not. */
  getBet: (id: string) => Promise<BetModel>
  /** Places a bet in the round `termId`. After betting closes the server refuses it as `betting_closed`. */
  placeBet: (order: MultiplayerOrder, key: string, termId: string) => Promise<BetModel>
  stop: (betId: string, key: string) => Promise<BetModel>
}

export interface SlotDriverParts {
  port: SlotPort
  newKey: () => string
  /** Waits after a lost answer; see `sendUntilCertain`. */
  wait: WaitAfterLoss
  /** Waits before check number `look`, from 1, of a bet that should have its result. */
  waitToLook: (look: number) => Promise<void>
  /** Called with each placed or decided bet, before the state changes. */
  onBet?: (bet: BetModel) => void
  /** Called with each final refusal. */
  onRefusal?: (error: CallError) => void
}

/** One slot in a multiplayer game: a store of its state, and the actions that change it. */
export interface SlotDriver {
  getState: () => SlotState
  subscribe: (listener: () => void) => () => void
  /** Asks the server for the flying bet: at the start, after a reconnect, and when another device has acted. */
  refresh: () => Promise<void>
  /** Takes a new phase of the round, or a new round. */
  takeTerm: (term: KnownRound) => void
  /** Takes a bet's result from the live news. */
  takeDecision: (decision: Decision) => void
  /** Checks the flying bet until the server has its result. For bets that should have ended, in case no news comes. */
  lookAtEnd: () => void
  /** Requests a bet: in this round while betting is open, else in the next one. */
  bet: (order: MultiplayerOrder) => void
  takeBack: () => void
  /** Cashes out. `at` is the moment on the screen. */
  stop: (at: Moment) => void
}

/** These refusals mean that the server's round or bet differs from this page's. */
const MOVED_ON = new Set(['round_open', 'round_finished', 'round_unknown', 'nothing_to_cash_out'])

/**
 * Drives one slot. It keeps the state by `slotReducer`, sends the order or stop in the state under one key until the
 * answer is certain, and checks a bet whose round is over until it has its result.
 */
export function createSlotDriver(parts: SlotDriverParts): SlotDriver {
  const { port, newKey, wait, waitToLook, onBet, onRefusal } = parts
  let state = firstSlot
  let sendingKey: string | undefined
  let followedBetId: string | undefined
  let answerCount = 0
  const listeners = new Set<() => void>()

  const apply = (event: SlotEvent) => {
    const previousState = state
    state = slotReducer(state, event)
    if (state === previousState) return
    for (const listener of listeners) listener()
    sendNext()
    follow()
  }

  const sendSurely = <Answer>(send: () => Promise<Answer>) =>
    sendUntilCertain(send, (lossCount, error) => {
      apply({ type: 'answer-lost' })
      return wait(lossCount, error)
    })

  function sendNext(): void {
    const job = findJob(state, port)
    if (!job || sendingKey !== undefined) return
    sendingKey = job.key
    sendSurely(job.send).then(
      (bet) => {
        sendingKey = undefined
        answerCount += 1
        onBet?.(bet)
        apply({ type: 'answered', bet })
      },
      (error: unknown) => {
        sendingKey = undefined
        explain(error)
      },
    )
  }

  function explain(error: unknown): void {
    if (!(error instanceof CallError)) throw error
    const { errorName: name, params } = error
    apply({ type: 'refused', refusal: { name, params } })
    if (MOVED_ON.has(name)) void refresh()
    else onRefusal?.(error)
  }

  async function refresh(): Promise<void> {
    const answerCountBefore = answerCount
    const flyingBetId = state.phase.name === 'riding' ? state.phase.bet.id : undefined
    try {
      const bet = await sendSurely(port.findOpen)
      const last = flyingBetId && bet?.id !== flyingBetId ? await sendSurely(() => port.getBet(flyingBetId)) : undefined
      // A bet answer that came during this request, or is still due, is newer than this one.
      if (sendingKey !== undefined || answerCountBefore !== answerCount) return
      if (last) reportEnd(last)
      apply({ type: 'found', bet, last })
    } catch (error) {
      explain(error)
    }
  }

  /** Reports a bet's end once: live news may have reported it before. */
  function reportEnd(bet: BetModel): void {
    const { phase } = state
    if (phase.name === 'riding' && phase.bet.id === bet.id && bet.result !== 'PENDING') onBet?.(bet)
  }

  /** Checks a bet that still flies after its round is over. */
  function follow(): void {
    const { phase, round } = state
    if (phase.name !== 'riding' || !round) return
    const isOver = round.status === 'FINISHED' || (phase.bet.termId !== undefined && round.id !== phase.bet.termId)
    if (isOver) lookAtEnd()
  }

  function lookAtEnd(): void {
    const { phase } = state
    if (phase.name !== 'riding' || phase.stop || followedBetId === phase.bet.id) return
    followedBetId = phase.bet.id
    void askUntilDecided(phase.bet.id)
  }

  async function askUntilDecided(id: string): Promise<void> {
    for (let look = 1; ; look += 1) {
      await waitToLook(look)
      if (state.phase.name !== 'riding' || state.phase.bet.id !== id) break
      try {
        if (!(await port.isDecided(id))) continue
        const bet = await port.getBet(id)
        // The answer of a pending stop brings the same end with more detail.
        if (state.phase.name === 'riding' && state.phase.stop) continue
        reportEnd(bet)
        apply({ type: 'found', bet: undefined, last: bet })
        break
      } catch (error) {
        // The news may bring the end before the network is back.
        console.info('the end of a bet is not known yet', error)
      }
    }
    followedBetId = undefined
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    lookAtEnd,
    takeTerm: (term) => apply({ type: 'term', term }),
    takeDecision(decision) {
      const { phase } = state
      const isOurs = phase.name === 'riding' && phase.bet.id === decision.id && decision.result !== 'PENDING'
      // The answer of a pending stop brings the same end with more detail.
      if (!isOurs || phase.stop) return
      const { result, multiplier, winAmount } = decision
      onBet?.({ ...phase.bet, balanceVersion: 0, held: result === 'WIN', result, multiplier, winAmount })
      apply({ type: 'decided', decision })
    },
    bet: (order) => apply({ type: 'bet-asked', order, key: newKey() }),
    takeBack: () => apply({ type: 'taken-back' }),
    stop: (at) => apply({ type: 'stop-asked', key: newKey(), at }),
  }
}

/** The request that the state calls for now. */
function findJob({ phase }: SlotState, port: SlotPort) {
  if (phase.name === 'placing')
    return { key: phase.key, send: () => port.placeBet(phase.order, phase.key, phase.termId) }
  const stop = phase.name === 'riding' ? phase.stop : undefined
  if (phase.name !== 'riding' || !stop) return undefined
  return { key: stop.key, send: () => port.stop(phase.bet.id, stop.key) }
}
