import type { Access } from '@fairground/contract/call'
import type { SeedPair } from '@fairground/contract/calls/fair'
import { CallError } from '@fairground/contract/envelope'
import { HEADERS } from '@fairground/contract/headers'
import {
  type ActionKind,
  type ChangedRows,
  type Commands,
  type DecisionContext,
  decide,
  type MoneyCommand,
  type OpenRound,
  type Refusal,
} from '@fairground/ledger'
import type { Context } from '../../ground/call/handler.ts'
import type { Database } from '../../ground/db/database.ts'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import { toWalletId } from '../../ground/db/wallet-id.ts'
import type { Balances, DoneAction, OutcomeOf } from '../../money/wallet/action.ts'
import { getVisitorJurisdiction } from '../../operator/jurisdictions/get-jurisdiction.ts'
import type { JurisdictionInForce } from '../../operator/settings/jurisdiction-store.ts'
import type { Bettor, Purse } from '../rounds/purse.ts'
import { findRound, listOpenRounds, lockRoundTakingBets, pageRounds, writeRound } from './demo-rounds.ts'
import { dueCommands } from './due-commands.ts'
import type { DemoParts } from './parts.ts'
import { commitmentOf, hashOf, lockVisit, newSeed, pairOf, saveVisit, type Visit } from './visit.ts'

/** The parts of a call's context that a demonstration needs. */
type DemoContext<Parts extends DemoParts> = Pick<
  Context<Access, Parts>,
  'parts' | 'headers' | 'key' | 'bodyHash' | 'arrivedAtMs'
>

/** Most answers of earlier calls that a demonstration remembers for their repeats. */
const MOST_ANSWERS = 20

/** Returns the token of the call's demonstration. */
export function demoTokenOf({ headers }: Pick<Context, 'headers'>): string | undefined {
  const token = headers[HEADERS.demo.toLowerCase()]
  return typeof token === 'string' && token !== '' ? token : undefined
}

/**
 * Runs a call of the demonstration whose token it carries, with its visitor. It moves no money. The calls of one demonstration
 * run one after the other, and wait without a connection.
 * @throws CallError demo_over for an invalid token or a deleted demonstration; too_many_requests; what `work` throws
 */
export async function asVisitor<Parts extends DemoParts, Result>(
  context: DemoContext<Parts>,
  work: (visitor: Bettor<Parts>) => Promise<Result>,
): Promise<Result> {
  const { parts, arrivedAtMs } = context
  const tokenHash = hashOf(demoTokenOf(context))
  if (!tokenHash) throw new CallError('demo_over')
  return await parts.demoDoor.enter(tokenHash.toString('hex'), async (db) =>
    work({ parts, arrivedAtMs, session: undefined, purse: await openPurse(context, db, tokenHash) }),
  )
}

async function openPurse(context: DemoContext<DemoParts>, db: Database, tokenHash: Buffer): Promise<Purse> {
  const { parts, key, bodyHash, arrivedAtMs } = context
  const jurisdiction = await getVisitorJurisdiction(parts, undefined)

  /** Runs work in the demonstration, its row locked, after what was due when the request arrived. */
  const inVisit = <Result>(work: (tx: Tx, visit: Visit) => Promise<Result>) =>
    transaction(db, async (tx) => {
      const visit = await lockVisit(tx, tokenHash)
      if (!visit) throw new CallError('demo_over')
      const { version } = visit.purse.account
      for await (const { command, atMs } of dueCommands(parts, tx, visit, arrivedAtMs))
        await change(tx, visit, command, { atMs, jurisdiction })
      const result = await work(tx, visit)
      if (visit.purse.account.version !== version) await saveVisit(tx, visit, new Date(parts.now()))
      return result
    })

  /** The answer that the call's key has got already. @throws CallError key_reused */
  function findRepeat(kind: ActionKind, { purse }: Visit): DoneAction | undefined {
    const answer = purse.answers.find((each) => each.key === key)
    if (!answer) return undefined
    if (answer.kind !== kind || answer.bodyHash !== bodyHash) throw new CallError('key_reused')
    return { ...answer.outcome, outcome: 'repeated', at: new Date(answer.atMs) } as DoneAction
  }

  function act<Kind extends ActionKind>(kind: Kind, command: Commands[Kind]): Promise<OutcomeOf<Kind>> {
    const moneyCommand = { kind, command } as unknown as MoneyCommand
    return inVisit(async (tx, visit) => {
      const repeat = findRepeat(kind, visit)
      if (repeat) return repeat
      const balances = balancesOf(visit)
      const outcome = await change(tx, visit, moneyCommand, { atMs: parts.now(), jurisdiction })
      if (outcome.outcome === 'refused') return { ...outcome, balances } as OutcomeOf<Kind>
      const { outcome: _, seeds: __, at, ...fields } = outcome
      const answer = { key, kind, bodyHash, outcome: fields, atMs: at.getTime() }
      visit.purse.answers = [answer, ...visit.purse.answers].slice(0, MOST_ANSWERS)
      return outcome
    })
  }

  const { id, currencyId } = await inVisit(async (_, visit) => ({ id: visit.id, currencyId: visit.currency_id }))
  return {
    ...{ id: toWalletId(id), currencyId, act },
    findRepeat: (kind) => inVisit(async (_, visit) => findRepeat(kind, visit)),
    currencyOf: async () => currencyId,
    recall: () => undefined,
    find: (roundId) => inVisit((tx, visit) => findRound(tx, visit, roundId)),
    listOpen: () => inVisit(listOpenRounds),
    page: (request) => inVisit((tx, visit) => pageRounds(tx, visit, request)),
    listMoneyLines: async () => [],
    readBalances: () => inVisit(async (_, visit) => balancesOf(visit)),
    sumSession: () =>
      inVisit(async (_, visit) => ({
        ...{ startedAtMs: visit.started_at.getTime(), netMinor: visit.net_minor, after: visit.id },
        version: visit.purse.account.version,
      })),
    findSeeds: () => inVisit(async (_, visit) => seedsOf(visit)),
    async rotateSeeds(clientSeed) {
      // The ledger asks for a next pair; the demonstration makes its own.
      const next = { nextPairId: '', nextSealedSeed: '', nextSeedHash: '' }
      const outcome = await act('rotate_seeds', { clientSeed, ...next })
      if (outcome.outcome === 'refused')
        throw new CallError(outcome.reason === 'key_reused' ? 'key_reused' : 'seeds_in_use')
      return await inVisit(async (_, visit) => {
        if (!visit.purse.revealed) throw new Error(`the demonstration ${id} has revealed nothing`)
        return { ...seedsOf(visit), revealed: visit.purse.revealed }
      })
    },
  }
}

const balancesOf = ({ purse: { account } }: Visit): Balances => ({
  ...{ version: account.version, mainMinor: account.mainMinor },
  ...{ bonusMinor: account.bonusMinor, heldMinor: account.heldMinor },
})

const seedsOf = ({ purse: { account, nextServerSeed } }: Visit): SeedPair => ({
  serverSeedHash: account.pair.serverSeedHash,
  nextServerSeedHash: commitmentOf(nextServerSeed),
  clientSeed: account.pair.clientSeed,
  nonce: account.nextNonce,
})

/** Decides a command on a demonstration by the ledger's rules, and writes what it changes. */
async function change(
  tx: Tx,
  visit: Visit,
  moneyCommand: MoneyCommand,
  { atMs, jurisdiction }: { atMs: number; jurisdiction: JurisdictionInForce },
): Promise<DoneAction | Refusal> {
  const { purse } = visit
  const before = purse.account
  const isFree = moneyCommand.kind === 'bet' && moneyCommand.command.spin !== undefined
  // Credits know no bonus money: the stake of a free spin is given, so that its win waits like every win.
  const fundedAccount = isFree ? { ...before, mainMinor: before.mainMinor + moneyCommand.command.stakeMinor } : before
  const request = isFree ? { ...moneyCommand, command: { ...moneyCommand.command, spin: undefined } } : moneyCommand
  const decision = decide(fundedAccount, request, await contextOf(tx, visit, moneyCommand, { atMs, jurisdiction }))
  if (decision.outcome === 'refused') return decision
  await writeRound(tx, visit, decision, atMs, isFree)
  purse.account = decision.state
  const { turnedSeeds } = decision.rows
  if (turnedSeeds) {
    const { serverSeed, serverSeedHash, clientSeed, number } = before.pair
    purse.revealed = { serverSeed, serverSeedHash, clientSeed, nonce: turnedSeeds.nonces }
    purse.account = { ...decision.state, pair: pairOf(purse.nextServerSeed, turnedSeeds.clientSeed, number + 1) }
    purse.nextServerSeed = newSeed()
  }
  visit.net_minor += netOf(before.openRounds, decision.rows, isFree)
  const { roundId, step, nonce, amountMinor, rows } = decision
  const { serverSeed, serverSeedHash, clientSeed } = before.pair
  return {
    ...{ outcome: 'done', accountId: toWalletId(visit.id), ...balancesOf(visit), roundId, step, nonce, amountMinor },
    at: new Date(atMs),
    seeds: rows.newRound && { serverSeed, serverSeedHash, clientSeed },
  }
}

/** What an action adds to the session's net position. Open and cancelled rounds and free spins do not count. */
function netOf(
  openRounds: readonly OpenRound[],
  { newRound, round }: Pick<ChangedRows, 'newRound' | 'round'>,
  isFree: boolean,
): bigint {
  if (newRound?.decided && !isFree) return newRound.decided.payoutMinor - newRound.stakeMinor
  if (round?.end?.status !== 'finished') return 0n
  return round.end.payoutMinor - (openRounds.find(({ id }) => id === round.id)?.stakeMinor ?? 0n)
}

/** Demonstrations play under the rules of the visitors' jurisdiction; switches and the limits of a round's wins are players'. */
async function contextOf(
  tx: Tx,
  visit: Visit,
  { kind, command }: MoneyCommand,
  { atMs, jurisdiction }: { atMs: number; jurisdiction: JurisdictionInForce },
): Promise<DecisionContext> {
  const { id, version, betSlots, minRoundMs } = jurisdiction
  const rules = { version, betSlots, minRoundMs, bonuses: true, autoplay: false, limits: [], realityCheckMs: 0 }
  const pool = kind === 'bet' && command.pool ? await lockRoundTakingBets(tx, command.gameId, atMs) : undefined
  return {
    atMs,
    jurisdictions: new Map([[id, rules]]),
    gameVersions: new Map(),
    currencies: new Map(),
    multiplayerRounds: new Map(pool ? [[pool.gameId, pool]] : []),
    isDecidedRound: kind === 'move' && (await findRound(tx, visit, command.roundId)) !== undefined,
  }
}
