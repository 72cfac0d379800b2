import { type BetModel, CallError } from '@fairground/contract'
import { type BetOrder, firstState, type Move, type RoundEvent, type RoundState, roundReducer } from './round-state.ts'
import { sendUntilCertain } from './send-until-certain.ts'

/** What a round needs of the server. Each rejects with a `CallError`. */
export interface RoundPort {
  /** The player's unfinished round of this game. */
  findOpen: () => Promise<BetModel | undefined>
  /** A round by its id, decided or not, in the shape of a bet. */
  getRound: (id: string) => Promise<BetModel>
  placeBet: (order: BetOrder, key: string) => Promise<BetModel>
  sendMove: (betId: string, move: Move, key: string) => Promise<BetModel>
}

export interface RoundDriverParts {
  port: RoundPort
  newKey: () => string
  /** Waits after a lost answer; see `sendUntilCertain`. */
  wait: (attempt: number, error: unknown) => Promise<void>
  /** Told of each bet as the server answered it, before the state changes. */
  onAnswer?: (bet: BetModel) => void
  /** Told of each refusal that stays one. */
  onRefusal?: (error: CallError) => void
}

/** One game's round: a store of its state, and the acts that change it. */
export interface RoundDriver {
  getState: () => RoundState
  subscribe: (listener: () => void) => () => void
  /** Asks the server what is open, until it says so: at the start, after a reconnect, when another device moved. */
  refresh: () => Promise<void>
  placeBet: (order: BetOrder) => void
  move: (move: Move) => void
  clear: () => void
}

/** Errors after which it is open whether the server did what was asked. */
const UNSURE = new Set(['network_error', 'internal_error', 'unavailable', 'too_many_requests'])
/** Refusals that say that the round is not where this page believes. */
const MOVED_ON = new Set(['round_open', 'round_finished', 'round_unknown', 'move_taken', 'nothing_to_cash_out'])

/**
 * Drives a stepped game's round: keeps its state by `roundReducer`, sends what the state says is on its way, and repeats
 * it under the same key until the answer is certain.
 */
export function createRoundDriver({ port, newKey, wait, onAnswer, onRefusal }: RoundDriverParts): RoundDriver {
  let state = firstState
  let sendingKey: string | undefined
  let answers = 0
  let looking: Promise<void> | undefined
  let lookAgain = false
  const listeners = new Set<() => void>()

  const apply = (event: RoundEvent) => {
    state = roundReducer(state, event)
    for (const listener of listeners) listener()
    sendNext()
  }

  const ask = <Answer>(send: () => Promise<Answer>) =>
    sendUntilCertain(send, {
      isUnsure: (error) => error instanceof CallError && UNSURE.has(error.errorName),
      onUnsure: () => apply({ type: 'answer-lost' }),
      wait,
    })

  function sendNext(): void {
    const job = findJob(state, port)
    if (!job || sendingKey !== undefined) return
    sendingKey = job.key
    ask(job.send).then(settle, fail)
  }

  function settle(bet: BetModel): void {
    sendingKey = undefined
    answers += 1
    onAnswer?.(bet)
    apply({ type: 'answered', bet })
  }

  function fail(error: unknown): void {
    sendingKey = undefined
    if (explain(error)) void refresh()
  }

  /** Puts a refusal into the state; true when it says that the round has moved on. */
  function explain(error: unknown): boolean {
    if (!(error instanceof CallError)) throw error
    apply({ type: 'refused', refusal: { name: error.errorName, params: error.params } })
    if (MOVED_ON.has(error.errorName)) return true
    onRefusal?.(error)
    return false
  }

  async function look(): Promise<void> {
    const since = answers
    const before = state.phase.name === 'open' ? state.phase.bet.id : undefined
    const open = await ask(port.findOpen)
    const last = before && open?.id !== before ? await ask(() => port.getRound(before)) : lastOf(state)
    // An answer that came meanwhile, or is on its way, is newer than this look.
    if (sendingKey === undefined && since === answers) apply({ type: 'found', open, last })
  }

  /** One look at a time; one that is asked for meanwhile follows, since what it is about may be newer. */
  function refresh(): Promise<void> {
    if (looking) {
      lookAgain = true
      return looking
    }
    lookAgain = false
    looking = look()
      .catch((error: unknown) => void explain(error))
      .then(() => {
        looking = undefined
        return lookAgain ? refresh() : undefined
      })
    return looking
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

/** What the state says must be sent now. */
function findJob({ phase }: RoundState, port: RoundPort) {
  if (phase.name === 'placing') return { key: phase.key, send: () => port.placeBet(phase.order, phase.key) }
  const [next] = phase.name === 'open' ? phase.moves : []
  if (phase.name !== 'open' || !next) return undefined
  return { key: next.key, send: () => port.sendMove(phase.bet.id, next.move, next.key) }
}
