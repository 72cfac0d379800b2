import { type AnswerOf, CallError, fair, game, playSession, type SeedPair } from '@fairground/contract'
import { parseClientSeed } from '@fairground/games/fair'
import { minorToNumber } from '@fairground/money'
import { asStored, commitmentOf, findRow, listOpenRows, pageRows, viewDemo } from '../../demo/demo-rounds.ts'
import { demoTokenOf, placeDemoBet } from '../../demo/play.ts'
import { changeVisit, inVisit, newSeed, releaseHolds, type Visit } from '../../demo/visit.ts'
import { type Context, type Handler, handle } from '../../http/handler.ts'
import { getMarket } from '../../markets/market-for.ts'
import { getDecimals } from '../../rounds/game.ts'
import { viewRound } from '../../rounds/round-view.ts'
import { viewSession } from '../../rounds/session-sum.ts'
import { demoOf } from './demo-of.ts'
import { demoSteps } from './steps.ts'

type InVisit = Parameters<typeof inVisit>[2]

/** Does something in the demonstration that a call names. */
const visiting = <Result>(context: Context, work: (...given: [...Parameters<InVisit>, number]) => Promise<Result>) =>
  inVisit(context.services, demoTokenOf(context), async (tx, visit) =>
    work(tx, visit, await getDecimals(context.services, visit.currency_id)),
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
  handle(demoOf(game.betRecord), (request, context) =>
    visiting(context, async (tx, visit, decimals) => {
      const { rows, total } = await pageRows(tx, visit, request)
      return { page: { content: rows.map((row) => viewRound(asStored(row, visit), decimals)), total } }
    }),
  ),
  handle(demoOf(game.round), ({ id }, context) =>
    visiting(context, async (tx, visit, decimals) => {
      const row = await findRow(tx, visit, id)
      if (!row) throw new CallError('round_unknown')
      const stored = asStored(row, visit)
      return {
        model: {
          ...viewRound(stored, decimals),
          ...(stored.revealed && { serverSeed: row.server_seed }),
          maxWin: minorToNumber(row.max_win_minor, decimals),
          lines: [],
        },
      }
    }),
  ),
  handle(demoOf(playSession.sum), (_, context) =>
    visiting(context, async (_tx, visit, decimals) => {
      const { session } = await getMarket(context.services, undefined)
      const { started_at, net_minor, version, id } = visit
      const sum = { startedAtMs: started_at.getTime(), netMinor: net_minor, version, after: id }
      return { model: viewSession(sum, session, decimals) }
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
