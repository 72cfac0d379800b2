import { randomUUIDv7 } from 'node:crypto'
import { type AccountState, type DecisionContext, decide, type MultiplayerRound } from '@fairground/ledger'
import type { Outcome } from './action.ts'
import type { Accepted } from './item.ts'
import { type LaneConnection, Unfinished } from './lane-connection.ts'
import type { Loaded } from './load.ts'
import type { Memory } from './memory.ts'
import { answerKnown, balancesOf, type Waiting } from './waiting.ts'

/** What a lane decides with. */
export type LaneState = {
  connection: LaneConnection | undefined
  /** Multiplayer rounds that take bets, by game, as far as this lane knows. */
  multiplayerRounds: Map<string, MultiplayerRound>
  memory: Memory
}
type ConnectedLane = LaneState & { connection: LaneConnection }

/** How a batch went. */
export type Attempt = {
  /** What is to be tried again: nothing of it was stored for certain, unless the end is `unsure`. */
  again: Waiting[]
  /** Answers the others. */
  answer(): void
} & ({ end?: undefined; cause?: undefined } | { end: Unfinished['end']; cause: Error })

/** A batch under way. */
type Work = {
  at: Date
  accepted: Accepted[]
  /** Gives each caller its answer, once the batch is stored. */
  answers: Map<Waiting, () => void>
}

/**
 * Decides a batch of actions, at most one an account, and stores those that are accepted as one transaction.
 *
 * An account that is remembered is decided on at once. One that is not, and one whose action would be refused by what is
 * remembered, is read first: a refusal counts only on what the database says, and the key may be that of an action that was
 * done before.
 */
export async function decideAndStore(lane: ConnectedLane, batch: readonly Waiting[], at: Date): Promise<Attempt> {
  const work: Work = { at, accepted: [], answers: new Map() }
  const answer = () => {
    for (const give of work.answers.values()) give()
  }
  const finish = () => {
    const again = batch.filter((entry) => !work.answers.has(entry))
    for (const entry of again) forget(lane, entry)
    return { again, answer }
  }
  const { settings } = lane.memory
  try {
    const unread = batch.filter((entry) => !decideFromMemory(lane, entry, work))
    if (unread.length > 0) {
      const loaded = await readAccounts(lane, unread, work)
      // What was decided under the earlier settings is decided again.
      if (work.accepted.length > 0 && lane.memory.settings !== settings) return finish()
      for (const [place, entry] of unread.entries()) decideRead(lane, entry, loaded[place], work)
    }
    if (work.accepted.length > 0) await store(lane, work)
    return finish()
  } catch (error) {
    const unfinished = error instanceof Unfinished ? error : new Unfinished('failed', toError(error))
    return { ...finish(), end: unfinished.end, cause: unfinished }
  }
}

/** Whether the memory was enough: then the action is accepted, or a mistake of the house is thrown at its caller. */
function decideFromMemory(lane: LaneState, entry: Waiting, work: Work): boolean {
  const state = entry.mustRead ? undefined : lane.memory.accounts.peek(entry.accountId)
  return state !== undefined && decideOn(lane, entry, state, {}, work) === undefined
}

/** Decides on what was read: a known key, a missing wallet and a refusal are answers. */
function decideRead(lane: LaneState, entry: Waiting, loaded: Loaded | undefined, work: Work): void {
  if (!loaded) return
  const { state, known, deposit, isDecidedRound } = loaded
  const refuse = (reason: string) => {
    const balances = state && balancesOf(state)
    work.answers.set(entry, () => entry.resolve({ outcome: 'refused', reason, balances }, 0n))
  }
  if (state) lane.memory.accounts.set(entry.accountId, state)
  if (known) work.answers.set(entry, () => answerKnown(entry, known))
  else if (!state) refuse('wallet_unknown')
  else {
    const reason = decideOn(lane, entry, state, { deposit, isDecidedRound }, work)
    if (reason !== undefined) refuse(reason)
  }
}

/** @returns why it is refused; undefined when it is accepted, or fails for its caller alone */
function decideOn(
  lane: LaneState,
  entry: Waiting,
  state: AccountState,
  named: Pick<DecisionContext, 'deposit' | 'isDecidedRound'>,
  work: Work,
): string | undefined {
  const { jurisdictions, gameVersions } = lane.memory.settings
  const { multiplayerRounds } = lane
  try {
    const context = { atMs: work.at.getTime(), jurisdictions, gameVersions, multiplayerRounds, ...named }
    const decision = decide(state, entry.asked, context)
    if (decision.outcome === 'refused') return decision.reason
    const bet = decision.rows.multiplayerBet
    if (bet) takeFrom(multiplayerRounds, bet)
    const id = decision.rows.newRound?.id ?? randomUUIDv7()
    work.accepted.push({ entry, before: state, change: decision, id })
  } catch (error) {
    work.answers.set(entry, () => entry.reject(toError(error)))
  }
  return undefined
}

function takeFrom(rounds: Map<string, MultiplayerRound>, bet: { roundId: string; exposureMinor: bigint }): void {
  for (const [gameId, round] of rounds)
    if (round.id === bet.roundId) rounds.set(gameId, { ...round, leftMinor: round.leftMinor - bet.exposureMinor })
}

/** Reads accounts, and with them whatever else is not as it was: the settings, and for bets in them multiplayer rounds. */
async function readAccounts(lane: ConnectedLane, unread: readonly Waiting[], work: Work): Promise<Loaded[]> {
  const { connection, memory } = lane
  const { epoch, loaded } = await connection.load(unread)
  if (epoch !== memory.settings.epoch) memory.settings = await connection.loadSettings()
  const wanted = new Map<string, bigint>()
  for (const { asked } of unread)
    if (asked.kind === 'shared_bet')
      wanted.set(asked.command.gameId, (wanted.get(asked.command.gameId) ?? 0n) + asked.command.exposureMinor)
  if (wanted.size > 0) await readMultiplayerRounds(lane, wanted, work)
  return loaded
}

/** @param wanted what bets of a game ask for; where that is more than is left, the other parts' rest is taken */
async function readMultiplayerRounds(
  { connection, multiplayerRounds }: ConnectedLane,
  wanted: ReadonlyMap<string, bigint>,
  { accepted }: Work,
): Promise<void> {
  const read = async () => {
    const rounds = await connection.loadMultiplayerRounds()
    multiplayerRounds.clear()
    for (const round of rounds) multiplayerRounds.set(round.gameId, round)
    for (const { change } of accepted)
      if (change.rows.multiplayerBet) takeFrom(multiplayerRounds, change.rows.multiplayerBet)
  }
  await read()
  const short = [...multiplayerRounds.values()].filter(
    ({ gameId, leftMinor }) => (wanted.get(gameId) ?? 0n) > leftMinor,
  )
  if (short.length === 0) return
  for (const { id } of short.toSorted((one, other) => (one.id < other.id ? -1 : 1))) await connection.takeAllowance(id)
  await read()
}

/** Stores what is accepted. What the database did not take, since something has changed, is left without an answer. */
async function store({ connection, memory }: ConnectedLane, { at, accepted, answers }: Work): Promise<void> {
  accepted.sort((one, other) => (one.entry.accountId < other.entry.accountId ? -1 : 1))
  for (const { entry } of accepted) entry.sent = true
  const batch = { id: randomUUIDv7(), atMs: at.getTime(), epoch: memory.settings.epoch }
  const stored = await connection.store(batch, accepted)
  for (const action of accepted) {
    const { entry, change } = action
    if (!stored.has(entry.accountId)) continue
    if (change.isPartial) memory.accounts.delete(entry.accountId)
    else memory.accounts.set(entry.accountId, change.state)
    answers.set(entry, () => entry.resolve(outcomeOf(action, at), change.wonMinor))
  }
}

function outcomeOf({ before, change }: Accepted, at: Date): Outcome<string> {
  const { roundId, step, nonce, amountMinor, state, rows } = change
  const { serverSeed, serverSeedHash, clientSeed } = before.pair
  const seeds = rows.newRound && { serverSeed, serverSeedHash, clientSeed }
  return {
    outcome: 'done',
    accountId: state.accountId,
    ...balancesOf(state),
    roundId,
    step,
    nonce,
    amountMinor,
    at,
    seeds,
  }
}

/** What is remembered of an action's account may be wrong. */
function forget(lane: LaneState, entry: Waiting): void {
  entry.mustRead = true
  lane.memory.accounts.delete(entry.accountId)
  if (entry.asked.kind === 'shared_bet') lane.multiplayerRounds.clear()
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}
