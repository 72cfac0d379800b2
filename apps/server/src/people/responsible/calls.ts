import * as calls from '@fairground/contract/calls/responsible'
import { CallError } from '@fairground/contract/envelope'
import type { LimitLine } from '@fairground/contract/play-limits'
import { parseAmount } from '@fairground/money'
import type { Context } from '../../ground/call/handler.ts'
import { jurisdictionFor } from '../../operator/jurisdictions/caller-jurisdiction.ts'
import { getJurisdiction } from '../../operator/jurisdictions/get-jurisdiction.ts'
import { getDecimals } from '../../operator/settings/currencies.ts'
import * as breaks from './breaks.ts'
import * as limits from './limits.ts'
import { handle, type ResponsibleParts } from './parts.ts'
import { scalesOf } from './play-rules.ts'
import { viewLimits, viewPlay } from './view-limits.ts'
import { viewOwnLimits } from './view-own-limits.ts'

/** Lists whom the caller can turn to. */
export const listHelplines = handle(calls.helplines, async (_, context) => ({
  list: (await jurisdictionFor(context)).helplines,
}))

/** Sets or removes one of the player's limits. */
export const setLimit = handle(calls.setLimit, async ({ kind, period, value }, context) => {
  const { parts, session } = context
  const { accountId, currencyId } = session
  const wantedLimit = await readLimit(parts, { kind, period, source: 'player' }, value, currencyId)
  const { currencies } = await parts.readSite()
  await limits.setLimit(parts, { accountId, by: 'player' }, wantedLimit, scalesOf(currencies))
  return { model: await lineOf(context, { kind, period }) }
})

/** Sets or removes the operator's limit for a player. */
export const setPlayerLimit = handle(
  calls.setPlayerLimit,
  async ({ userId, kind, period, value }, { parts }) => {
    const account = await parts.db
      .selectFrom('account')
      .select(['currency_id', 'country_id'])
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!account) throw new CallError('account_unknown')
    const wantedLimit = await readLimit(parts, { kind, period, source: 'operator' }, value, account.currency_id)
    const { currencies } = await parts.readSite()
    await limits.setLimit(parts, { accountId: userId, by: 'staff' }, wantedLimit, scalesOf(currencies))
    const jurisdiction = await getJurisdiction(parts, account.country_id ?? undefined)
    const viewer = { accountId: userId, currencyId: account.currency_id, jurisdiction }
    return { model: getLine((await viewLimits(parts, viewer)).list, { kind, period }) }
  },
  async ({ userId }, { parts: { db } }) =>
    db.selectFrom('play').select('limits').where('account_id', '=', userId).executeTakeFirst(),
)

/** A limit above this limits nothing; the sums stay far from the largest integers. */
const MOST = 10n ** 15n

/** @throws CallError limit_malformed */
async function readLimit(
  parts: ResponsibleParts,
  name: limits.LimitName,
  value: number | string | null,
  currencyId: string,
): Promise<limits.WantedLimit> {
  const isTime = name.kind === 'session'
  const wantedLimit = { ...name, currencyId: isTime ? '' : currencyId }
  if (value === null) return { ...wantedLimit, value: undefined }
  const amount = parseAmount(value, isTime ? 0 : await getDecimals(parts, currencyId))
  if (amount === undefined || amount > MOST) throw new CallError('limit_malformed')
  return { ...wantedLimit, value: isTime ? amount * 60_000n : amount }
}

/** Makes a looser limit hold. */
export const confirmLimit = handle(calls.confirmLimit, async ({ kind, period }, context) => {
  const { parts, session } = context
  await limits.confirmLimit(parts, { accountId: session.accountId, by: 'player' }, { kind, period })
  return { model: await lineOf(context, { kind, period }) }
})

/** Sets the player's own reality check. */
export const setRealityCheck = handle(calls.setRealityCheck, async ({ minutes }, context) => {
  await breaks.setRealityCheck(context.parts, context.session.accountId, minutes)
  return { model: await stateOf(context) }
})

/** Plays on after a reality check. */
export const playOn = handle(calls.playOn, async (_, context) => {
  await breaks.playOn(context.parts, context.session.accountId)
  return { model: await stateOf(context) }
})

/** Starts a time-out. */
export const timeOut = handle(calls.timeOut, async ({ hours }, { parts, session }) => ({
  model: { until: await breaks.timeOut(parts, session.accountId, hours) },
}))

/** Excludes the player. */
export const exclude = handle(calls.exclude, async ({ days }, { parts, session: { accountId } }) => {
  const untilMs = await breaks.exclude(parts, accountId, days ?? undefined)
  parts.facts.tell('excluded', { accountId })
  return { model: { until: untilMs ?? null } }
})

declare module '../../ground/bus/facts.ts' {
  interface FactMap {
    /** A player has been excluded. */
    excluded: { accountId: string }
  }
}

async function lineOf(
  context: Context<'user', ResponsibleParts>,
  name: Omit<limits.LimitName, 'source'>,
): Promise<LimitLine> {
  return getLine((await viewOwnLimits(context)).list, name)
}

function getLine(list: readonly LimitLine[], { kind, period }: Omit<limits.LimitName, 'source'>): LimitLine {
  const line = list.find((each) => each.kind === kind && each.period === period)
  if (!line) throw new Error(`there is no line of the limit ${kind} ${period}`)
  return line
}

async function stateOf({ parts, session }: Context<'user', ResponsibleParts>) {
  const [row, jurisdiction] = await Promise.all([
    parts.db.selectFrom('play').selectAll().where('account_id', '=', session.accountId).executeTakeFirstOrThrow(),
    getJurisdiction(parts, session.countryId),
  ])
  return viewPlay(row, jurisdiction, parts.now())
}
