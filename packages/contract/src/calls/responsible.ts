import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { limitKindSchema, limitLineSchema, limitPeriodSchema, playStateSchema } from '../play-limits.ts'
import { amountSchema, idSchema, moneySchema, nothingSchema, timeSchema } from '../shapes.ts'
import { helplineSchema } from '../support.ts'

const limitNameFields = { kind: limitKindSchema, period: limitPeriodSchema }

/** The player's limits, breaks and reality check. */
export const limits = defineCall({
  name: 'responsible.limits',
  summary: "The player's limits with what is used of them, the running break, and the reality check.",
  path: '/api/responsible/limits',
  answersWhileClosed: true,
  request: () => nothingSchema,
  answer: () =>
    z.object({
      list: z.array(limitLineSchema),
      model: playStateSchema,
      /** Payouts less stakes of the session's decided rounds, in the shown wallet: the reality check shows it everywhere. */
      sessionNet: moneySchema,
    }),
})

/** Whom a player can turn to. */
export const helplines = defineCall({
  name: 'responsible.helplines',
  summary: 'Whom the caller can turn to who plays too much: of the jurisdiction, also for visitors.',
  path: '/api/responsible/helplines',
  access: 'anyone',
  answersWhileClosed: true,
  request: () => nothingSchema,
  answer: () => z.object({ list: z.array(helplineSchema) }),
})

/** Sets or removes a limit. */
export const setLimit = defineCall({
  name: 'responsible.setLimit',
  summary: 'Sets a limit: a tighter one holds at once, a looser one or none waits 24 hours and is then confirmed.',
  path: '/api/responsible/set_limit',
  answersWhileClosed: true,
  request: () =>
    z.object({
      ...limitNameFields,
      /** An amount in the currency of the shown wallet, or whole minutes; null removes the limit. */
      value: z.nullable(amountSchema),
    }),
  answer: () => z.object({ model: limitLineSchema }),
  errors: ['limit_malformed'],
})

/** Confirms a looser limit. */
export const confirmLimit = defineCall({
  name: 'responsible.confirmLimit',
  summary: 'Confirms a looser limit once its 24 hours are over.',
  path: '/api/responsible/confirm_limit',
  answersWhileClosed: true,
  request: () => z.object(limitNameFields),
  answer: () => z.object({ model: limitLineSchema }),
  errors: ['limit_not_pending', 'limit_too_early', 'limit_too_late'],
})

/** Sets the player's own reality check. */
export const setRealityCheck = defineCall({
  name: 'responsible.setRealityCheck',
  summary: 'Sets after how many minutes of play a reality check pauses it; 0: as the jurisdiction says.',
  path: '/api/responsible/set_reality_check',
  answersWhileClosed: true,
  request: () => z.object({ minutes: z.int().check(z.minimum(0), z.maximum(1440)) }),
  answer: () => z.object({ model: playStateSchema }),
})

/** Plays on after a reality check. */
export const playOn = defineCall({
  name: 'responsible.playOn',
  summary: 'Plays on after a reality check: the minutes of play count from 0 again.',
  path: '/api/responsible/play_on',
  request: () => nothingSchema,
  answer: () => z.object({ model: playStateSchema }),
})

/** Starts a time-out. */
export const timeOut = defineCall({
  name: 'responsible.timeOut',
  summary: 'Stops bets, deposits and gifts for some hours. It cannot be ended or shortened.',
  path: '/api/responsible/time_out',
  answersWhileClosed: true,
  request: () => z.object({ hours: z.int().check(z.minimum(1), z.maximum(24 * 42)) }),
  answer: () => z.object({ model: z.object({ until: timeSchema }) }),
})

/** Excludes the player. */
export const exclude = defineCall({
  name: 'responsible.exclude',
  summary:
    'Stops bets, deposits, gifts, rooms and marketing for some days, or for good. It cannot be ended or shortened.',
  path: '/api/responsible/exclude',
  answersWhileClosed: true,
  request: () => z.object({ days: z.nullable(z.int().check(z.minimum(1), z.maximum(3660))) }),
  answer: () => z.object({ model: z.object({ until: z.nullable(timeSchema) }) }),
})

/** Sets the operator's own limit for a player. */
export const setPlayerLimit = defineCall({
  name: 'operator.setPlayerLimit',
  summary: "Sets or removes the operator's own limit for a player, beside the player's: the lowest holds, at once.",
  path: '/api/staff/player/set_limit',
  access: 'staff',
  may: 'players.change',
  request: () =>
    z.object({
      userId: idSchema,
      ...limitNameFields,
      /** An amount in the player's current currency, or whole minutes; null removes the limit. */
      value: z.nullable(amountSchema),
    }),
  answer: () => z.object({ model: limitLineSchema }),
  errors: ['account_unknown', 'limit_malformed'],
})
