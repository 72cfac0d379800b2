import * as calls from '@fairground/contract/calls/responsible'
import { CallError } from '@fairground/contract/envelope'
import { parseAmount } from '@fairground/money'
import { type Context, handle } from '../../http/handler.ts'
import { getJurisdiction } from '../../jurisdictions/get-jurisdiction.ts'
import * as breaks from '../../responsible/breaks.ts'
import * as limits from '../../responsible/limits.ts'
import { playOn as startAgain } from '../../responsible/play-on.ts'
import { scalesOf } from '../../responsible/play-rules.ts'
import { viewLimits, viewPlay } from '../../responsible/view-limits.ts'
import { getDecimals } from '../../rounds/game.ts'

/** Lists the player's limits, and shows breaks and reality check. */
export const listLimits = handle(calls.limits, (_, context) => view(context))

/** Sets or removes one of the player's limits. */
export const setLimit = handle(calls.setLimit, async ({ kind, period, value }, context) => {
  const { services, session } = context
  const { accountId, currencyId } = session
  const isTime = kind === 'session'
  const minor = value === null ? undefined : parseAmount(value, isTime ? 0 : await getDecimals(services, currencyId))
  if (value !== null && (minor === undefined || minor > MOST)) throw new CallError('limit_malformed')
  const wanted = {
    ...{ kind, period, source: 'player' as const },
    value: minor === undefined ? undefined : isTime ? minor * 60_000n : minor,
    currencyId: isTime ? '' : currencyId,
  }
  const { currencies } = await services.readSite()
  await limits.setLimit(services, { accountId, by: 'player' }, wanted, scalesOf(currencies))
  return { model: await lineOf(context, { kind, period }) }
})

/** A limit above this limits nothing; the sums stay far from the largest integers. */
const MOST = 10n ** 15n

/** Makes a looser limit hold. */
export const confirmLimit = handle(calls.confirmLimit, async ({ kind, period }, context) => {
  const { services, session } = context
  await limits.confirmLimit(services, { accountId: session.accountId, by: 'player' }, { kind, period })
  return { model: await lineOf(context, { kind, period }) }
})

/** Sets the player's own reality check. */
export const setRealityCheck = handle(calls.setRealityCheck, async ({ minutes }, context) => {
  await breaks.setRealityCheck(context.services, context.session.accountId, minutes)
  return { model: await stateOf(context) }
})

/** Plays on after a reality check. */
export const playOn = handle(calls.playOn, async (_, context) => {
  await startAgain(context.services, context.session.accountId)
  return { model: await stateOf(context) }
})

/** Starts a time-out. */
export const timeOut = handle(calls.timeOut, async ({ hours }, { services, session }) => ({
  model: { until: await breaks.timeOut(services, session.accountId, hours) },
}))

/** Excludes the player. */
export const exclude = handle(calls.exclude, async ({ days }, { services, session }) => ({
  model: { until: (await breaks.exclude(services, session.accountId, days ?? undefined)) ?? null },
}))

async function view({ services, session }: Context<'user'>) {
  const { accountId, currencyId, countryId } = session
  const jurisdiction = await getJurisdiction(services, countryId)
  return viewLimits(services, { accountId, currencyId, jurisdiction })
}

async function lineOf(context: Context<'user'>, { kind, period }: Omit<limits.LimitName, 'source'>) {
  const { list } = await view(context)
  const line = list.find((each) => each.kind === kind && each.period === period)
  if (!line) throw new Error(`there is no line of the limit ${kind} ${period}`)
  return line
}

async function stateOf({ services, session }: Context<'user'>) {
  const [row, jurisdiction] = await Promise.all([
    services.db.selectFrom('play').selectAll().where('account_id', '=', session.accountId).executeTakeFirstOrThrow(),
    getJurisdiction(services, session.countryId),
  ])
  return viewPlay(row, jurisdiction, services.now())
}
