import { randomUUIDv7 } from 'node:crypto'
import {
  type AccountState,
  type DecisionContext,
  decide,
  type MultiplayerRound,
  type Refusal,
} from '@fairground/ledger'
import { toWalletId } from '../../ground/db/wallet-id.ts'
import type { Outcome } from './action.ts'
import type { AcceptedAction } from './item.ts'
import { type LaneConnection, UnfinishedStatement } from './lane-connection.ts'
import type { LoadedAccount } from './load.ts'
import type { Memory } from './memory.ts'
import { answerKnownAction, balancesOf, type Waiting } from './waiting.ts'

/** The state that a lane decides on. */
export type LaneState = {
  connection: LaneConnection | undefined
  /** Multiplayer rounds that take bets, by game, as this lane read them last. */
  multiplayerRounds: Map<string, MultiplayerRound>
  memory: Memory
}
type ConnectedLane = LaneState & { connection: LaneConnection }

/** The result of one try of a batch. */
export type Attempt = {
  /** The actions to try again. None of them was stored, unless the end is `unsure`. */
  again: Waiting[]
  /** Answers the callers of the other actions. */
  answer(): void
} & ({ end?: undefined; cause?: undefined } | { end: UnfinishedStatement['end']; cause: Error })

/** A batch in progress. */
type Work = {
  at: Date
  acceptedActions: AcceptedAction[]
  /** Functions that answer the callers after the batch is stored. */
  answers: Map<Waiting, () => void>
  /** Players whose usage of limits the batch changes: each once, as their wallets share it. */
  countedOwners: Set<string>
}

/**
 * Decides a batch of actions, at most one an account, and stores the accepted ones in one transaction.
 *
 * An account in memory is decided at once. An account that is not in memory, or whose action memory would refuse, is read
 * first: memory may be stale, so only the database can refuse, and the key may belong to an earlier action.
 */
export async function decideAndStore(lane: ConnectedLane, batch: readonly Waiting[], at: Date): Promise<Attempt> {
  const work: Work = { at, acceptedActions: [], answers: new Map(), countedOwners: new Set() }
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
    const unreadEntries = batch.filter((entry) => !decideFromMemory(lane, entry, work))
    if (unreadEntries.length > 0) {
      const accounts = await readAccounts(lane, unreadEntries, work)
      // Actions that were decided under the earlier settings are decided again.
      if (work.acceptedActions.length > 0 && lane.memory.settings !== settings) return finish()
      for (const [place, entry] of unreadEntries.entries()) decideRead(lane, entry, accounts[place], work)
    }
    if (work.acceptedActions.length > 0) await store(lane, work)
    return finish()
  } catch (error) {
    const failure = error instanceof UnfinishedStatement ? error : new UnfinishedStatement('failed', toError(error))
    return { ...finish(), end: failure.end, cause: failure }
  }
}

/** @returns true when memory was enough: the action is accepted, or its caller gets the server's error */
function decideFromMemory(lane: LaneState, entry: Waiting, work: Work): boolean {
  const state = entry.mustRead ? undefined : lane.memory.accounts.peek(entry.accountId)
  return state !== undefined && decideOn(lane, entry, state, {}, work) === undefined
}

/** Decides on an account from the database. A known key, a missing wallet and a refusal are answered. */
function decideRead(lane: LaneState, entry: Waiting, account: LoadedAccount | undefined, work: Work): void {
  if (!account) return
  const { state, knownAction, deposit, withdrawal, isDecidedRound } = account
  const refuse = ({ reason, details }: Omit<Refusal, 'outcome'>) => {
    const balances = state && balancesOf(state)
    work.answers.set(entry, () => entry.resolve({ outcome: 'refused', reason, balances, details }, 0n))
  }
  if (state) lane.memory.accounts.set(entry.accountId, state)
  if (knownAction) work.answers.set(entry, () => answerKnownAction(entry, knownAction))
  else if (!state) refuse({ reason: 'wallet_unknown' })
  else {
    const refusal = decideOn(lane, entry, state, { deposit, withdrawal, isDecidedRound }, work)
    if (refusal) refuse(refusal)
  }
}

/** @returns a refusal; undefined when the action is accepted, when its caller gets an error, or when it must be decided later */
function decideOn(
  lane: LaneState,
  entry: Waiting,
  state: AccountState,
  facts: Pick<DecisionContext, 'deposit' | 'withdrawal' | 'isDecidedRound'>,
  work: Work,
): Refusal | undefined {
  const { jurisdictions, gameVersions, currencies, switchedOff } = lane.memory.settings
  const { multiplayerRounds } = lane
  try {
    const context = {
      atMs: work.at.getTime(),
      jurisdictions,
      gameVersions,
      currencies,
      switchedOff,
      multiplayerRounds,
      ...facts,
    }
    const decision = decide(state, entry.request, context)
    if (decision.outcome === 'refused') return decision
    const owner = decision.rows.play?.ownerId
    if (owner !== undefined && work.countedOwners.has(owner)) return undefined
    if (owner !== undefined) work.countedOwners.add(owner)
    const { pooledBet } = decision.rows
    if (pooledBet) takeFrom(multiplayerRounds, pooledBet)
    const id = decision.rows.newRound?.id ?? randomUUIDv7()
    work.acceptedActions.push({ entry, before: state, change: decision, id })
  } catch (error) {
    work.answers.set(entry, () => entry.reject(toError(error)))
  }
  return undefined
}

function takeFrom(rounds: Map<string, MultiplayerRound>, bet: { roundId: string; exposureMinor: bigint }): void {
  for (const [gameId, round] of rounds)
    if (round.id === bet.roundId) rounds.set(gameId, { ...round, leftMinor: round.leftMinor - bet.exposureMinor })
}

/** Reads accounts. Reads the settings too where they changed, and the multiplayer rounds where the batch bets in them. */
async function readAccounts(
  lane: ConnectedLane,
  unreadEntries: readonly Waiting[],
  work: Work,
): Promise<LoadedAccount[]> {
  const { connection, memory } = lane
  const { epoch, accounts } = await connection.load(unreadEntries)
  if (epoch !== memory.settings.epoch) memory.settings = await connection.loadSettings()
  const wantedMinor = new Map<string, bigint>()
  const want = (gameId: string, exposureMinor: bigint) =>
    wantedMinor.set(gameId, (wantedMinor.get(gameId) ?? 0n) + exposureMinor)
  for (const { request } of unreadEntries) {
    if (request.kind === 'bet' && request.command.pool) want(request.command.gameId, request.command.pool.exposureMinor)
    if (request.kind === 'void_round' && request.command.from) want(request.command.from.gameId, 0n)
  }
  if (wantedMinor.size > 0) await readMultiplayerRounds(lane, wantedMinor, work)
  return accounts
}

/** @param wantedMinor exposure of the batch's bets by game; where it exceeds this lane's allowance, the lane takes the others' */
async function readMultiplayerRounds(
  { connection, multiplayerRounds }: ConnectedLane,
  wantedMinor: ReadonlyMap<string, bigint>,
  { acceptedActions }: Work,
): Promise<void> {
  const loadRounds = async () => {
    const rounds = await connection.loadMultiplayerRounds()
    multiplayerRounds.clear()
    for (const round of rounds) multiplayerRounds.set(round.gameId, round)
    for (const { change } of acceptedActions)
      if (change.rows.pooledBet) takeFrom(multiplayerRounds, change.rows.pooledBet)
  }
  await loadRounds()
  const shortRounds = [...multiplayerRounds.values()].filter(
    ({ gameId, leftMinor }) => (wantedMinor.get(gameId) ?? 0n) > leftMinor,
  )
  if (shortRounds.length === 0) return
  for (const { id } of shortRounds.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    await connection.takeAllowance(id)
  await loadRounds()
}

/** Stores the accepted actions. An action that the database rejected as stale stays without an answer. */
async function store({ connection, memory }: ConnectedLane, { at, acceptedActions, answers }: Work): Promise<void> {
  acceptedActions.sort((one, other) => (one.entry.accountId < other.entry.accountId ? -1 : 1))
  for (const { entry } of acceptedActions) entry.wasSent = true
  const batch = { id: randomUUIDv7(), atMs: at.getTime(), epoch: memory.settings.epoch }
  const storedAccountIds = await connection.store(batch, acceptedActions)
  for (const action of acceptedActions) {
    const { entry, change } = action
    if (!storedAccountIds.has(entry.accountId)) continue
    if (change.isPartial) memory.accounts.delete(entry.accountId)
    else memory.accounts.set(entry.accountId, change.state)
    answers.set(entry, () => entry.resolve(outcomeOf(action, at), change.wonMinor))
  }
}

function outcomeOf({ entry, before, change }: AcceptedAction, at: Date): Outcome<string> {
  const { roundId, step, nonce, amountMinor, state, rows } = change
  const { serverSeed, serverSeedHash, clientSeed } = before.pair
  const releasedMinor = entry.request.kind === 'expire_bonus' ? 0n : before.bonusMinor - state.bonusMinor
  const seeds = rows.newRound && { serverSeed, serverSeedHash, clientSeed }
  return {
    outcome: 'done',
    accountId: toWalletId(state.accountId),
    ...balancesOf(state),
    roundId,
    step,
    nonce,
    amountMinor,
    at,
    ...(releasedMinor > 0n && { releasedMinor }),
    seeds,
  }
}

/** Drops the account of an action from memory, since it may be stale. */
function forget(lane: LaneState, entry: Waiting): void {
  entry.mustRead = true
  lane.memory.accounts.delete(entry.accountId)
  const { kind, command } = entry.request
  if ((kind === 'bet' && command.pool) || kind === 'void_round') lane.multiplayerRounds.clear()
}

function toError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause))
}
