import { type AnswerOf, CallError, fair, game, playSession, type SeedPair } from '@fairground/contract'
import { parseClientSeed } from '@fairground/games/fair'
import { minorToNumber } from '@fairground/money'
import type { Tx } from '../../db/tx.ts'
import { asStored, commitmentOf, findRow, listOpenRows, pageRows, viewDemo } from '../../demo/demo-rounds.ts'
import { demoTokenOf } from '../../demo/demo-token.ts'
import { inVisit, type KnownSite } from '../../demo/enter-visit.ts'
import { placeDemoBet } from '../../demo/play.ts'
import { changeVisit, newSeed, releaseHolds, type Visit } from '../../demo/visit.ts'
import { type Context, type Handler, handle } from '../../http/handler.ts'
import { decimalsIn } from '../../rounds/game.ts'
import { viewRound } from '../../rounds/round-view.ts'
import { viewSession } from '../../rounds/session-sum.ts'
import { findProof } from '../../shared-rounds/find-proof.ts'
import { demoOf } from './demo-of.ts'
import { demoSteps } from './steps.ts'

/** Does something in the demonstration that a call names; its amounts go out in so many decimals. */
const visiting = <Result>(
  context: Context,
  work: (tx: Tx, visit: Visit, decimals: number, known: KnownSite) => Promise<Result>,
) =>
  inVisit(context.services, demoTokenOf(context), (tx, visit, known) =>
    work(tx, visit, decimalsIn(known.site, visit.currency_id), known),
  )

const finish = (context: Context, roundId?: string): Promise<AnswerOf<typeof game.finishHold>> =>
  visiting(context, async (tx, visit, decimals) => {
    if (roundId !== undefined && !(await findRow(tx, visit, roundId))) throw new CallError('round_unknown')
    const after = await releaseHolds(tx, visit, roundId === undefined ? {} : { roundId })
    return { model: { balance: minorToNumber(after.balance_minor, decimals), balanceVersion: after.version } }
  })

const seedsOf = ({ server_seed, next_server_seed, client_seed, next_nonce }: Visit): SeedPair => ({
  serverSeedHash: commitmentOf(server_seed),
  nextServerSeedHash: commitmentOf(next_server_seed),
  clientSeed: client_seed,
  nonce: next_nonce,
})

/** What answers the calls that carry a demonstration's token. The shapes are those of a player's calls. */
export const demoHandlers: readonly Handler[] = [
  ...demoSteps,
  handle(demoOf(game.bet), async (request, context) => ({ model: await placeDemoBet(context, request) })),
  handle(demoOf(game.open), (_, context) =>
    visiting(context, async (tx, visit, decimals) => ({
      list: (await listOpenRows(tx, visit)).map((row) => viewDemo(row, visit, decimals)),
    })),
  ),
  handle(demoOf(game.betResult), ({ id }, context) =>
    visiting(context, async (tx, visit, decimals) => {
      const row = await findRow(tx, visit, id)
      if (!row) throw new CallError('round_unknown')
      return { model: { result: row.result, winAmount: minorToNumber(row.payout_minor, decimals) } }
    }),
  ),
  handle(demoOf(game.betRecord), async (request, context) => {
    const { rounds, total, decimals } = await visiting(context, async (tx, visit, decimals) => {
      const { rows, total } = await pageRows(tx, visit, request)
      return { rounds: rows.map((row) => asStored(row, visit)), total, decimals }
    })
    const content = rounds.map(async (round) => ({
      ...viewRound(round, decimals),
      ...(await findProof(context.services, round)),
    }))
    return { page: { content: await Promise.all(content), total } }
  }),
  handle(demoOf(game.round), async ({ id }, context) => {
    const { round, decimals } = await visiting(context, async (tx, visit, decimals) => {
      const row = await findRow(tx, visit, id)
      if (!row) throw new CallError('round_unknown')
      return { round: asStored(row, visit), decimals }
    })
    return {
      model: {
        ...viewRound(round, decimals),
        ...(round.revealed && { serverSeed: round.seeds.serverSeed }),
        ...(await findProof(context.services, round)),
        maxWin: minorToNumber(round.maxWinMinor, decimals),
        lines: [],
      },
    }
  }),
  handle(demoOf(playSession.sum), (_, context) =>
    visiting(context, async (_tx, visit, decimals, { market }) => {
      const { started_at, net_minor, version, id } = visit
      const sum = { startedAtMs: started_at.getTime(), netMinor: net_minor, version, after: id }
      return { model: viewSession(sum, market.session, decimals) }
    }),
  ),
  handle(demoOf(game.finishHold), ({ id }, context) => finish(context, id)),
  handle(demoOf(game.finishAllMyHold), (_, context) => finish(context)),
  handle(demoOf(fair.seeds), (_, context) => visiting(context, async (_tx, visit) => ({ model: seedsOf(visit) }))),
  handle(demoOf(fair.rotate), ({ clientSeed }, context) =>
    visiting(context, async (tx, visit) => {
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
      return { model: { ...seedsOf(after), revealed } }
    }),
  ),
]
