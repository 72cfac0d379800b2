import type { SeedPair } from '@fairground/contract/calls/fair'
import { CallError } from '@fairground/contract/envelope'
import { parseClientSeed } from '@fairground/games/fair'
import { minorToNumber } from '@fairground/money'
import type { Context } from '../../ground/call/handler.ts'
import type { Tx } from '../../ground/db/tx.ts'
import { asStored, commitmentOf, type DemoRow, findRow, listOpenRows, pageRows, viewDemo } from '../demo/demo-rounds.ts'
import { demoTokenOf, inVisit, type KnownSite } from '../demo/enter-visit.ts'
import { moveDemo, placeDemoBet } from '../demo/play.ts'
import { stopDemoBet } from '../demo/stop-demo-bet.ts'
import { changeVisit, newSeed, releaseHolds, type Visit } from '../demo/visit.ts'
import { decimalsIn } from '../rounds/game.ts'
import { viewSession } from '../rounds/session-sum.ts'
import type { RoundBook } from './round-book.ts'

/** The round book of the demonstration whose token a call carries. It moves no money. Its methods throw `demo_over` as well. */
export function demoBook(context: Context): RoundBook {
  /** Runs work in the demonstration. `decimals`: decimals of its currency. */
  const inDemo = <Result>(work: (tx: Tx, visit: Visit, decimals: number, knownSite: KnownSite) => Promise<Result>) =>
    inVisit(context.services, demoTokenOf(context), (tx, visit, knownSite) =>
      work(tx, visit, decimalsIn(knownSite.site, visit.currency_id), knownSite),
    )
  return {
    place: (request) => placeDemoBet(context, request),
    move: (name, decide) => moveDemo(context, name, decide),
    stop: (game, id) => stopDemoBet(context, game, id),
    listOpen: () =>
      inDemo(async (tx, visit, decimals) =>
        (await listOpenRows(tx, visit)).map((row) => viewDemo(row, visit, decimals)),
      ),
    find: (id) =>
      inDemo(async (tx, visit, decimals) => ({ round: asStored(await getRow(tx, visit, id), visit), decimals })),
    page: (request) =>
      inDemo(async (tx, visit, decimals) => {
        const { rows, total } = await pageRows(tx, visit, request)
        return { rounds: rows.map((row) => asStored(row, visit)), total, decimals }
      }),
    listMoneyLines: async () => [],
    sumSession: () =>
      inDemo(async (_tx, visit, decimals, { jurisdiction }) => {
        const { started_at, net_minor, version, id } = visit
        const sum = { startedAtMs: started_at.getTime(), netMinor: net_minor, version, after: id }
        return viewSession(sum, jurisdiction.session, decimals)
      }),
    finishHolds: (which) =>
      inDemo(async (tx, visit, decimals) => {
        if (which !== 'all') await getRow(tx, visit, which.id)
        const after = await releaseHolds(tx, visit, which === 'all' ? {} : { roundId: which.id })
        return { balance: minorToNumber(after.balance_minor, decimals), balanceVersion: after.version }
      }),
    findSeeds: () => inDemo(async (_tx, visit) => seedsOf(visit)),
    rotateSeeds: (clientSeed) => inDemo((tx, visit) => rotate(tx, visit, clientSeed)),
  }
}

async function getRow(tx: Tx, visit: Visit, id: string): Promise<DemoRow> {
  const row = await findRow(tx, visit, id)
  if (!row) throw new CallError('round_unknown')
  return row
}

async function rotate(tx: Tx, visit: Visit, clientSeed: string | undefined) {
  if (clientSeed !== undefined && parseClientSeed(clientSeed) === undefined)
    throw new CallError('client_seed_malformed')
  if ((await listOpenRows(tx, visit)).length > 0) throw new CallError('seeds_in_use')
  const after = await changeVisit(tx, visit, {
    server_seed: visit.next_server_seed,
    next_server_seed: newSeed(),
    client_seed: clientSeed ?? visit.client_seed,
    next_nonce: 0,
  })
  const { server_seed, client_seed, next_nonce } = visit
  const revealed = {
    serverSeed: server_seed,
    serverSeedHash: commitmentOf(server_seed),
    clientSeed: client_seed,
    nonce: next_nonce,
  }
  return { ...seedsOf(after), revealed }
}

const seedsOf = ({ server_seed, next_server_seed, client_seed, next_nonce }: Visit): SeedPair => ({
  serverSeedHash: commitmentOf(server_seed),
  nextServerSeedHash: commitmentOf(next_server_seed),
  clientSeed: client_seed,
  nonce: next_nonce,
})
