import { CallError } from '@fairground/contract/envelope'
import type { ErrorName } from '@fairground/contract/errors.data'
import type { BetModel } from '@fairground/contract/round'
import { sendUntilCertain, type WaitAfterLoss } from '../../../calls/certainty.ts'
import { type BetPhase, type BetState, isFree, type KeyedStep } from './bet-state.ts'

/** When an order goes out. */
export type Turn<Order> =
  | { when: 'now' | 'later'; order: Order }
  /** Never: the page has missed what the order was for. */
  | { when: 'missed'; refusal: ErrorName }

/**
 * One kind of bet: its calls, each of which rejects with a `CallError`, and what only this kind knows. Everything else
 * about a bet on a page is the driver's.
 */
export interface BetKind<Order, Step, Term> {
  place: (order: Order, key: string) => Promise<BetModel>
  sendStep?: (bet: BetModel, step: Step, key: string) => Promise<BetModel>
  /** The steps that go out once a further one is wished for; the same list drops it. */
  addStep?: (open: OpenBet<Step>, next: KeyedStep<Step>) => readonly KeyedStep<Step>[]
  /** Finds the player's open bet. Without it the page is done with a bet once the server has it. */
  look?: () => Promise<BetModel | undefined>
  /** Loads a bet by its id, decided or not. */
  get?: (id: string) => Promise<BetModel>
  /** When an order goes out; undefined drops it. Without it every order goes out at once. */
  waits?: (order: Order, term: Term | undefined) => Turn<Order> | undefined
  /** Whether an open bet must have its result by now. Then the driver looks at it until it has. */
  isOver?: (bet: BetModel, term: Term | undefined) => boolean
  /** The bet, if it has its result. */
  findEnd?: (id: string) => Promise<BetModel | undefined>
  /** Refusals that stay said although a look has shown what they mean. */
  told?: readonly ErrorName[]
}

type OpenBet<Step> = Extract<BetPhase<unknown, Step>, { name: 'open' }>

/** What a driver asks of the page around it. */
export interface BetDriverParts {
  newKey: () => string
  /** Waits after a lost answer; see `sendUntilCertain`. */
  wait: WaitAfterLoss
  /** Waits before look number `count`, from 1, at a bet that should have its result. */
  waitToLook?: (count: number) => Promise<void>
  /** Called with the bet of each answer, before the state changes. */
  onAnswer?: (bet: BetModel) => void
  /** Called once with a bet whose end came without an answer: by a look or the news. */
  onEnd?: (bet: BetModel) => void
  /** Called with each final refusal, before the state changes. */
  onRefusal?: (error: CallError) => void
}

/** A bet on a page: a store of its state, and the actions that change it. */
export interface BetDriver<Order, Step, Term = undefined> {
  getState: () => BetState<Order, Step, Term>
  subscribe: (listener: () => void) => () => void
  /** Asks the server for the open bet: at the start, after a reconnect, and when another device has acted. */
  refresh: () => Promise<void>
  bet: (order: Order) => void
  /** Takes back an order that waits. */
  takeBack: () => void
  step: (step: Step) => void
  /** Removes the decided bet and the refusal from the screen. */
  clear: () => void
  /** Takes what a kind judges orders and open bets by. */
  takeTerm: (term: Term) => void
  /** Takes the end of a bet from the live news. */
  takeEnd: (bet: BetModel) => void
  /** Looks at the open bet until it has its result. For bets that should have ended, in case no news comes. */
  lookAtEnd: () => void
}

/** These refusals mean that the server's bet differs from the page's; a look at it settles them. */
const MOVED_ON: readonly ErrorName[] = [
  'round_open',
  'round_finished',
  'round_unknown',
  'move_taken',
  'nothing_to_cash_out',
]

/**
 * Drives a bet of any kind. It sends the order or step in the state under one key until the answer is certain, loads
 * the bet again when the server's differs, and looks at a bet that must be over until it has its result.
 */
export function createBetDriver<Order, Step, Term = undefined>(
  kind: BetKind<Order, Step, Term>,
  { newKey, wait, waitToLook, onAnswer, onEnd, onRefusal }: BetDriverParts,
): BetDriver<Order, Step, Term> {
  type State = BetState<Order, Step, Term>
  let state: State = {
    phase: { name: kind.look ? 'loading' : 'idle' },
    lost: false,
    refusal: undefined,
    term: undefined,
  }
  let sendingKey: string | undefined
  let answerCount = 0
  let pendingLook: Promise<void> | undefined
  let lookAgain = false
  let followedBetId: string | undefined
  const listeners = new Set<() => void>()

  function change(next: Partial<State>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
    sendNext()
    if (state.phase.name === 'open' && kind.isOver?.(state.phase.bet, state.term)) lookAtEnd()
  }

  const enter = (phase: State['phase'], refusal?: CallError) => change({ phase, refusal, lost: false })

  const sendSurely = <Answer>(send: () => Promise<Answer>) =>
    sendUntilCertain(send, (lossCount, error) => {
      change({ lost: true })
      return wait(lossCount, error)
    })

  /** Sends the request that the state calls for now. */
  function sendNext(): void {
    const { phase } = state
    const { sendStep } = kind
    const [next] = phase.name === 'open' ? phase.steps : []
    if (sendingKey !== undefined) return
    if (phase.name === 'sending') send(phase.key, () => kind.place(phase.order, phase.key))
    else if (phase.name === 'open' && next && sendStep) send(next.key, () => sendStep(phase.bet, next.step, next.key))
  }

  function send(key: string, once: () => Promise<BetModel>): void {
    sendingKey = key
    sendSurely(once).then(takeAnswer, (error: unknown) => {
      sendingKey = undefined
      if (isStale(explain(error))) void refresh()
    })
  }

  function takeAnswer(bet: BetModel): void {
    sendingKey = undefined
    answerCount += 1
    onAnswer?.(bet)
    const [first, ...steps] = state.phase.name === 'open' ? state.phase.steps : []
    const isOpen = bet.result === 'PENDING' && kind.look !== undefined
    enter(isOpen ? { name: 'open', bet, steps } : { name: 'ended', bet, by: first?.step })
  }

  /** Whether a look at the server's bet settles a refusal. */
  const isStale = (refusal: CallError | undefined) =>
    kind.look !== undefined && refusal !== undefined && MOVED_ON.includes(refusal.errorName)

  /** Puts a refusal into the state. */
  function explain(error: unknown): CallError {
    if (!(error instanceof CallError)) throw error
    const { phase } = state
    if (!isStale(error)) onRefusal?.(error)
    if (phase.name === 'open') enter({ ...phase, steps: [] }, error)
    else enter(phase.name === 'sending' ? { name: 'idle' } : phase, error)
    return error
  }

  function decide(order: Order, key: string): void {
    const { phase } = state
    const turn: Turn<Order> | undefined = kind.waits ? kind.waits(order, state.term) : { when: 'now', order }
    if (turn?.when === 'now') enter({ name: 'sending', order: turn.order, key })
    if (turn?.when === 'missed') enter({ name: 'idle' }, new CallError(turn.refusal))
    if (turn?.when !== 'later') return
    const before = phase.name === 'waiting' ? phase.before : phase.name === 'ended' ? phase : undefined
    enter({ name: 'waiting', order: turn.order, key, before })
  }

  async function look(): Promise<void> {
    const answerCountBefore = answerCount
    const openId = state.phase.name === 'open' ? state.phase.bet.id : undefined
    const open = kind.look && (await sendSurely(kind.look))
    const { get } = kind
    const end = openId !== undefined && open?.id !== openId && get ? await sendSurely(() => get(openId)) : undefined
    // An answer that came during this request, or is still due, is newer than this one.
    if (sendingKey === undefined && answerCountBefore === answerCount) takeLook(open, end)
  }

  /** A look that finds nothing new says nothing about why the last order was refused. */
  function takeLook(open: BetModel | undefined, end: BetModel | undefined): void {
    const { phase, refusal } = state
    const isTold = refusal !== undefined && kind.told?.includes(refusal.errorName)
    const stillRefusal = isTold || !isStale(refusal) ? refusal : undefined
    if (open) {
      const isKnown = phase.name === 'open' && phase.bet.id === open.id
      enter({ name: 'open', bet: open, steps: [] }, isKnown ? stillRefusal : undefined)
    } else if (phase.name === 'open' && end?.id === phase.bet.id && end.result !== 'PENDING') {
      onEnd?.(end)
      enter({ name: 'ended', bet: end, by: undefined }, isTold ? refusal : undefined)
    } else if (phase.name === 'loading') enter({ name: 'idle' })
    else enter(phase, stillRefusal)
  }

  /** Runs one look at a time. A request during a look starts another one after it, which may find newer data. */
  function refresh(): Promise<void> {
    lookAgain = pendingLook !== undefined
    pendingLook ??= look()
      .catch((error: unknown) => void explain(error))
      .then(() => {
        pendingLook = undefined
        return lookAgain ? refresh() : undefined
      })
    return pendingLook
  }

  function lookAtEnd(): void {
    const { phase } = state
    if (phase.name !== 'open' || phase.steps.length > 0 || followedBetId === phase.bet.id) return
    followedBetId = phase.bet.id
    void lookUntilEnd(phase.bet.id)
  }

  async function lookUntilEnd(id: string): Promise<void> {
    const isOpen = () => state.phase.name === 'open' && state.phase.bet.id === id
    for (let count = 1; ; count += 1) {
      await waitToLook?.(count)
      if (!isOpen()) break
      try {
        const bet = await kind.findEnd?.(id)
        if (bet) takeEnd(bet)
      } catch (error) {
        // The news may bring the end before the network is back.
        console.info('the end of a bet is not known yet', error)
      }
    }
    followedBetId = undefined
  }

  function takeEnd(bet: BetModel): void {
    const { phase } = state
    // The answer of a step on its way brings the same end with more detail.
    if (phase.name !== 'open' || phase.bet.id !== bet.id || phase.steps.length > 0) return
    onEnd?.(bet)
    enter({ name: 'ended', bet, by: undefined })
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ...{ refresh, lookAtEnd, takeEnd },
    bet: (order) => isFree(state.phase) && decide(order, newKey()),
    takeBack: () => state.phase.name === 'waiting' && enter(state.phase.before ?? { name: 'idle' }),
    step(step) {
      const { phase } = state
      if (phase.name !== 'open' || !kind.addStep) return
      change({ refusal: undefined, phase: { ...phase, steps: kind.addStep(phase, { step, key: newKey() }) } })
    },
    clear: () => isFree(state.phase) && enter({ name: 'idle' }),
    takeTerm(term) {
      change({ term })
      if (state.phase.name === 'waiting') decide(state.phase.order, state.phase.key)
    },
  }
}
