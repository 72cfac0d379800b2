import * as calls from '@fairground/contract/calls/responsible'
import { CallError } from '@fairground/contract/envelope'
import type { LimitLine } from '@fairground/contract/play-limits'
import { minorToNumber, parseAmount } from '@fairground/money'
import { type Context, handle } from '../../../ground/call/handler.ts'
import { jurisdictionFor } from '../../../operator/jurisdictions/caller-jurisdiction.ts'
import { getJurisdiction } from '../../../operator/jurisdictions/get-jurisdiction.ts'
import * as breaks from '../../../people/responsible/breaks.ts'
import * as limits from '../../../people/responsible/limits.ts'
import { playOn as startAgain } from '../../../people/responsible/play-on.ts'
import { scalesOf } from '../../../people/responsible/play-rules.ts'
import { viewLimits, viewPlay } from '../../../people/responsible/view-limits.ts'
import { getDecimals } from '../../../play/rounds/game.ts'
import type { Services } from '../../services.ts'

/** Lists the player's limits, and shows breaks, reality check and the session's net position. */
export const listLimits = handle(calls.limits, async (_, context) => {
  const { services, session } = context
  const [limits, { netMinor }, decimals] = await Promise.all([
    view(context),
    services.sessionSums.sum(session),
    getDecimals(services, session.currencyId),
  ])
  return { ...limits, sessionNet: minorToNumber(netMinor, decimals) }
})

/** Lists whom the caller can turn to. */
export const listHelplines = handle(calls.helplines, async (_, context) => ({
  list: (await jurisdictionFor(context)).helplines,
}))

/** Sets or removes one of the player's limits. */
export const setLimit = handle(calls.setLimit, async ({ kind, period, value }, context) => {
  const { services, session } = context
  const { accountId, currencyId } = session
  const wanted = await readLimit(services, { kind, period, source: 'player' }, value, currencyId)
  const { currencies } = await services.readSite()
  await limits.setLimit(services, { accountId, by: 'player' }, wanted, scalesOf(currencies))
  return { model: await lineOf(context, { kind, period }) }
})

/** Sets or removes the operator's limit for a player. */
export const setPlayerLimit = handle(
  calls.setPlayerLimit,
  async ({ userId, kind, period, value }, { services }) => {
    const account = await services.db
      .selectFrom('account')
      .select(['currency_id', 'country_id'])
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!account) throw new CallError('account_unknown')
    const wanted = await readLimit(services, { kind, period, source: 'operator' }, value, account.currency_id)
    const { currencies } = await services.readSite()
    await limits.setLimit(services, { accountId: userId, by: 'staff' }, wanted, scalesOf(currencies))
    const jurisdiction = await getJurisdiction(services, account.country_id ?? undefined)
    const viewer = { accountId: userId, currencyId: account.currency_id, jurisdiction }
    return { model: getLine((await viewLimits(services, viewer)).list, { kind, period }) }
  },
  async ({ userId }, { services: { db } }) =>
    db.selectFrom('play').select('limits').where('account_id', '=', userId).executeTakeFirst(),
)

/** A limit above this limits nothing; the sums stay far from the largest integers. */
const MOST = 10n ** 15n

/** @throws CallError limit_malformed */
async function readLimit(
  services: Services,
  name: limits.LimitName,
  value: number | string | null,
  currencyId: string,
): Promise<limits.WantedLimit> {
  const isTime = name.kind === 'session'
  const wanted = { ...name, currencyId: isTime ? '' : currencyId }
  if (value === null) return { ...wanted, value: undefined }
  const amount = parseAmount(value, isTime ? 0 : await getDecimals(services, currencyId))
  if (amount === undefined || amount > MOST) throw new CallError('limit_malformed')
  return { ...wanted, value: isTime ? amount * 60_000n : amount }
}

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

async function lineOf(context: Context<'user'>, name: Omit<limits.LimitName, 'source'>): Promise<LimitLine> {
  return getLine((await view(context)).list, name)
}

function getLine(list: readonly LimitLine[], { kind, period }: Omit<limits.LimitName, 'source'>): LimitLine {
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
