import { type BetModel, CallError } from '@fairground/contract'
import { sendUntilCertain } from '../round/send-until-certain.ts'
import {
  type Decision,
  firstSeat,
  type KnownRound,
  type Moment,
  type SeatEvent,
  type SeatState,
  type SharedOrder,
  seatReducer,
} from './seat-state.ts'

/** What a seat needs of the server. Each rejects with a `CallError`. */
export interface SeatPort {
  /** The player's bet of this seat that flies. */
  findOpen: () => Promise<BetModel | undefined>
  /** Whether a bet has its result. */
  isDecided: (id: string) => Promise<boolean>
  /** A bet by its id, decided or not. */
  getBet: (id: string) => Promise<BetModel>
  /** Places a bet in the round `termId`; the server refuses it as `betting_closed` once that takes no more. */
  placeBet: (order: SharedOrder, key: string, termId: string) => Promise<BetModel>
  stop: (betId: string, key: string) => Promise<BetModel>
}

export interface SeatDriverParts {
  port: SeatPort
  newKey: () => string
  /** Waits after a lost answer. */
  wait: (attempt: number) => Promise<void>
  /** Waits before a bet that should be decided is looked at, for the first time, the second, … */
  waitToLook: (look: number) => Promise<void>
  /** Told of each bet as it was answered or decided, before the state changes. */
  onBet?: (bet: BetModel) => void
  /** Told of each refusal that stays one. */
  onRefusal?: (error: CallError) => void
}

/** One place for bets in a shared game: a store of its state, and the acts that change it. */
export interface SeatDriver {
  getState: () => SeatState
  subscribe: (listener: () => void) => () => void
  /** Asks the server what flies: at the start, after a reconnect, when another device moved. */
  refresh: () => Promise<void>
  /** The round has a new phase, or is another. */
  hearTerm: (term: KnownRound) => void
  /** The news tells of a bet's end. */
  hearDecision: (decision: Decision) => void
  /** The bet that flies should be decided by now, and nobody may tell: it is looked at until it is. */
  lookAtEnd: () => void
  /** Asks for a bet: in this round while bets are taken, else in the next one. */
  bet: (order: SharedOrder) => void
  takeBack: () => void
  /** Cashes out. `at` is what stood on the screen. */
  stop: (at: Moment) => void
}

/** Errors after which it is open whether the server did what was asked. */
const UNSURE = new Set(['network_error', 'internal_error', 'unavailable', 'too_many_requests'])
/** Refusals that say that the bet is not where this page believes. */
const MOVED_ON = new Set(['round_open', 'round_finished', 'round_unknown', 'nothing_to_cash_out'])

/**
 * Drives one seat: keeps its state by `seatReducer`, sends what the state says is on its way under one key until the
 * answer is certain, and looks after a bet whose round is over until it is decided.
 */
export function createSeatDriver(parts: SeatDriverParts): SeatDriver {
  const { port, newKey, wait, waitToLook, onBet, onRefusal } = parts
  let state = firstSeat
  let sendingKey: string | undefined
  let following: string | undefined
  let answers = 0
  const listeners = new Set<() => void>()

  const apply = (event: SeatEvent) => {
    const before = state
    state = seatReducer(state, event)
    if (state === before) return
    for (const listener of listeners) listener()
    sendNext()
    follow()
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
    ask(job.send).then(
      (bet) => {
        sendingKey = undefined
        answers += 1
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
    const since = answers
    const before = state.phase.name === 'riding' ? state.phase.bet.id : undefined
    try {
      const bet = await ask(port.findOpen)
      const last = before && bet?.id !== before ? await ask(() => port.getBet(before)) : undefined
      // An answer that came meanwhile, or is on its way, is newer than this look.
      if (sendingKey !== undefined || since !== answers) return
      if (last) tellEnd(last)
      apply({ type: 'found', bet, last })
    } catch (error) {
      explain(error)
    }
  }

  /** Tells of a bet's end, unless the news was quicker than the answer. */
  function tellEnd(bet: BetModel): void {
    const { phase } = state
    if (phase.name === 'riding' && phase.bet.id === bet.id && bet.result !== 'PENDING') onBet?.(bet)
  }

  /** A bet that still flies when its round is over is looked at. */
  function follow(): void {
    const { phase, round } = state
    if (phase.name !== 'riding' || !round) return
    const isOver = round.status === 'FINISHED' || (phase.bet.termId !== undefined && round.id !== phase.bet.termId)
    if (isOver) lookAtEnd()
  }

  function lookAtEnd(): void {
    const { phase } = state
    if (phase.name !== 'riding' || phase.stop || following === phase.bet.id) return
    following = phase.bet.id
    void askUntilDecided(phase.bet.id)
  }

  async function askUntilDecided(id: string): Promise<void> {
    for (let look = 1; ; look += 1) {
      await waitToLook(look)
      if (state.phase.name !== 'riding' || state.phase.bet.id !== id) break
      try {
        if (!(await port.isDecided(id))) continue
        const bet = await port.getBet(id)
        // A stop that is on its way brings the same end with more in it.
        if (state.phase.name === 'riding' && state.phase.stop) continue
        tellEnd(bet)
        apply({ type: 'found', bet: undefined, last: bet })
        break
      } catch (error) {
        // The news may bring the end sooner than the network is back.
        console.info('the end of a bet is not known yet', error)
      }
    }
    following = undefined
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    lookAtEnd,
    hearTerm: (term) => apply({ type: 'term', term }),
    hearDecision(decision) {
      const { phase } = state
      const isOurs = phase.name === 'riding' && phase.bet.id === decision.id && decision.result !== 'PENDING'
      // A stop that is on its way brings the same end with more in it.
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

/** What the state says must be sent now. */
function findJob({ phase }: SeatState, port: SeatPort) {
  if (phase.name === 'placing')
    return { key: phase.key, send: () => port.placeBet(phase.order, phase.key, phase.termId) }
  const stop = phase.name === 'riding' ? phase.stop : undefined
  if (phase.name !== 'riding' || !stop) return undefined
  return { key: stop.key, send: () => port.stop(phase.bet.id, stop.key) }
}
