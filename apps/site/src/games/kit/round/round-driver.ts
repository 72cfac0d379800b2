import { CallError } from '@fairground/contract/envelope'
import type { BetModel } from '@fairground/contract/round'
import { sendUntilCertain, type WaitAfterLoss } from '../../../calls/certainty.ts'
import {
  type BetOrder,
  firstState,
  MOVED_ON,
  type Move,
  type RoundEvent,
  type RoundState,
  roundReducer,
} from './round-state.ts'

/** The server calls of a round. Each rejects with a `CallError`. */
export interface RoundPort {
  /** Finds the player's open round of this game. */
  findOpen: () => Promise<BetModel | undefined>
  /** Loads a round by its id, decided or not, in the shape of a bet. */
  getRound: (id: string) => Promise<BetModel>
  placeBet: (order: BetOrder, key: string) => Promise<BetModel>
  sendMove: (betId: string, move: Move, key: string) => Promise<BetModel>
}

export interface RoundDriverParts {
  port: RoundPort
  newKey: () => string
  /** Waits after a lost answer; see `sendUntilCertain`. */
  wait: WaitAfterLoss
  /** Called with each bet in an answer, before the state changes. */
  onAnswer?: (bet: BetModel) => void
  /** Called with each final refusal. */
  onRefusal?: (error: CallError) => void
}

/** One game's round: a store of its state, and the actions that change it. */
export interface RoundDriver {
  getState: () => RoundState
  subscribe: (listener: () => void) => () => void
  /**
   * Asks the server for the open round until it answers: at the start, after a reconnect, and when another device has
   * acted.
   */
  refresh: () => Promise<void>
  placeBet: (order: BetOrder) => void
  move: (move: Move) => void
  clear: () => void
}

/**
 * Drives a stepped game's round. It keeps the state by `roundReducer`, sends the order or move in the state, and
 * repeats it under the same key until the answer is certain.
 */
export function createRoundDriver({ port, newKey, wait, onAnswer, onRefusal }: RoundDriverParts): RoundDriver {
  let state = firstState
  let sendingKey: string | undefined
  let answerCount = 0
  let pendingLook: Promise<void> | undefined
  let lookAgain = false
  const listeners = new Set<() => void>()

  const apply = (event: RoundEvent) => {
    state = roundReducer(state, event)
    for (const listener of listeners) listener()
    sendNext()
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
    sendSurely(job.send).then(settle, fail)
  }

  function settle(bet: BetModel): void {
    sendingKey = undefined
    answerCount += 1
    onAnswer?.(bet)
    apply({ type: 'answered', bet })
  }

  function fail(error: unknown): void {
    sendingKey = undefined
    if (explain(error)) void refresh()
  }

  /** Puts a refusal into the state. Returns true if the round has changed on the server. */
  function explain(error: unknown): boolean {
    if (!(error instanceof CallError)) throw error
    apply({ type: 'refused', refusal: { name: error.errorName, params: error.params } })
    if (MOVED_ON.has(error.errorName)) return true
    onRefusal?.(error)
    return false
  }

  async function look(): Promise<void> {
    const answerCountBefore = answerCount
    const openBetId = state.phase.name === 'open' ? state.phase.bet.id : undefined
    const open = await sendSurely(port.findOpen)
    const last = openBetId && open?.id !== openBetId ? await sendSurely(() => port.getRound(openBetId)) : lastOf(state)
    // An answer that came during this request, or is still due, is newer than this one.
    if (sendingKey === undefined && answerCountBefore === answerCount) apply({ type: 'found', open, last })
  }

  /** Runs one look at a time. A request during a look starts another one after it, which may find newer data. */
  function refresh(): Promise<void> {
    if (pendingLook) {
      lookAgain = true
      return pendingLook
    }
    lookAgain = false
    pendingLook = look()
      .catch((error: unknown) => void explain(error))
      .then(() => {
        pendingLook = undefined
        return lookAgain ? refresh() : undefined
      })
    return pendingLook
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    placeBet: (order) => apply({ type: 'bet-asked', order, key: newKey() }),
    move: (move) => apply({ type: 'move-asked', move, key: newKey() }),
    clear: () => apply({ type: 'cleared' }),
  }
}

function lastOf({ phase }: RoundState): BetModel | undefined {
  return phase.name === 'ready' ? phase.last : undefined
}

/** The request that the state calls for now. */
function findJob({ phase }: RoundState, port: RoundPort) {
  if (phase.name === 'placing') return { key: phase.key, send: () => port.placeBet(phase.order, phase.key) }
  const [next] = phase.name === 'open' ? phase.moves : []
  if (phase.name !== 'open' || !next) return undefined
  return { key: next.key, send: () => port.sendMove(phase.bet.id, next.move, next.key) }
}
