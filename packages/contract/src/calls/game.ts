import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { jurisdictionSchema } from '../jurisdiction.ts'
import { publicRoundSchema } from '../public-round.ts'
import { betModelSchema, betRecordSchema, resultSchema, roundPageSchema } from '../round.ts'
import { idSchema, momentSchema, moneySchema, nothingSchema, otherCurrency, pageRequestSchema } from '../shapes.ts'
import { slipLineRequestSchema, slipLineSchema } from '../slip-line.ts'

const gameIdSchema = z.string().check(z.minLength(1), z.maxLength(64))
const optionalText = z.optional(z.string().check(z.maxLength(512)))
const balanceAnswer = z.object({
  model: z.object({ balance: moneySchema, balanceVersion: z.int(), ...otherCurrency }),
})

/** The address that opens a game. A visitor may open a demonstration. */
export const play = defineCall({
  name: 'game.play',
  summary: 'The address that opens a game; own games live under `/h5/`. A visitor may open a demonstration.',
  path: '/api/game/play',
  inQuery: ['gameId', 'lang', 'deviceType', 'demo'],
  access: 'anyone',
  request: () =>
    z.object({
      gameId: gameIdSchema,
      token: optionalText,
      lang: optionalText,
      deviceType: optionalText,
      demo: z.optional(z.union([z.boolean(), z.enum(['true', 'false'])])),
    }),
  answer: () =>
    z.object({
      model: z.object({
        url: z.string(),
        gameId: z.string(),
        /** Demonstrations only: the token for the header `Demo`. */
        demoToken: z.optional(z.string()),
        /** Demonstrations only: the play money; the server refills it when it is used up. */
        demoBalance: z.optional(moneySchema),
      }),
    }),
  errors: ['not_logged_in', 'game_unknown', 'game_maintenance', 'insufficient_balance'],
})

/**
 * Places a bet and opens its round. The game's own options are in `model` beside the amount. An instant game (scratch,
 * freespin) decides at once: the answer's result is final, and `round.hazards` holds the prize and the shown numbers.
 * `freespin` costs a free spin of the value `betAmount` and no balance.
 */
export const bet = defineCall({
  name: 'game.bet',
  summary: "Places a bet and opens its round. The game's own options stand in `model` beside `betAmount`.",
  path: '/api/game/bet',
  keyed: true,
  movesMoney: true,
  request: () =>
    z.object({
      gameId: gameIdSchema,
      model: z.looseObject({
        betAmount: z.optional(z.unknown()),
        requestId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
        /**
         * Multiplayer games only: the round of the bet. When that round takes no more bets, the server refuses the bet as
         * `betting_closed`, even if the next round takes bets. Without it the bet joins the round that takes bets now.
         */
        termId: z.optional(idSchema),
        /** The autoplay run of the bet. */
        autoplay: z.optional(idSchema),
        /** Lotteries only: the lines of the slip, at most 20, all taken or none. Their stakes sum to `betAmount`. */
        lines: z.optional(z.array(slipLineRequestSchema()).check(z.maxLength(100))),
        /** Lotteries only: the room of the chat that shows the slip as a card, as far as the player shares bets there. */
        roomId: z.optional(idSchema),
        /** Lotteries only: the message of the card that the player follows. The slip has the picks of that card. */
        follows: z.optional(idSchema),
      }),
    }),
  answer: () => z.object({ model: betModelSchema }),
  errors: [
    'game_unknown',
    'game_maintenance',
    'version_off',
    'jurisdiction_off',
    'player_off',
    'stake_malformed',
    'stake_below_minimum',
    'stake_above_maximum',
    'insufficient_balance',
    'option_unknown',
    'round_open',
    'round_elsewhere',
    'betting_closed',
    'round_full',
    'term_closed',
    'term_limit',
    'too_many_lines',
    'line_unknown',
    'line_not_allowed',
    'slip_total',
    'room_unknown',
    'level_needed',
    'card_unknown',
    'follow_not_allowed',
    'follow_differs',
    'forced_action',
    'bet_too_soon',
    'slot_not_allowed',
    'bonus_not_allowed',
    'no_spins_left',
    'autoplay_not_allowed',
    'autoplay_over',
    'autoplay_loss_limit',
    'limit_loss',
    'limit_wager',
    'limit_session',
    'reality_check',
    'time_out',
    'self_excluded',
  ],
})

/** The player's unfinished rounds. */
export const open = defineCall({
  name: 'game.open',
  summary: "The player's unfinished rounds, in the shape of a bet's answer.",
  path: '/api/game/open',
  answersWhileClosed: true,
  request: () => nothingSchema,
  answer: () => z.object({ list: z.array(betModelSchema) }),
})

/** The result of a bet, for a client that polls. */
export const betResult = defineCall({
  name: 'game.betResult',
  summary: 'The result of a bet; PENDING until it is decided.',
  path: '/api/game/bet_result',
  answersWhileClosed: true,
  keyed: true,
  request: () => z.object({ id: idSchema }),
  answer: () =>
    z.object({
      model: z.object({
        result: resultSchema,
        winAmount: moneySchema,
        ...otherCurrency,
        /** The lines of a slip; of a line's id that line alone. Lotteries only. */
        bets: z.optional(z.array(slipLineSchema)),
      }),
    }),
  errors: ['round_unknown'],
})

/** The most bets that the history counts and pages, which limits the rows that a page reads. */
export const MOST_PAGED_BETS = 10_000

/** `until` must not be before `from`. */
const inOrder = z.refine<{ from?: number | undefined; until?: number | undefined }>(
  ({ from = 0, until = from }) => from <= until,
  { error: 'until is not before from', path: ['until'] },
)

/** A filter of the player's bets. */
const betFilterSchema = z.object({
  ...otherCurrency,
  gameId: z.optional(gameIdSchema),
  result: z.optional(resultSchema),
  /** Bets at this time or later. */
  from: z.optional(momentSchema),
  /** Bets before this time. */
  until: z.optional(momentSchema),
  /** The id of a bet: only bets before it. */
  before: z.optional(idSchema),
})

/** The player's bets, the newest first. */
export const betRecord = defineCall({
  name: 'game.betRecord',
  summary:
    "The player's bets, the newest first, of a game, a result, a stretch of time. The newest 10,000 of that game and time are looked at, which is also the most that `total` says; `older` is the `before` that goes on behind them.",
  path: '/api/game/bet_record',
  keyed: true,
  request: () => z.extend(pageRequestSchema, betFilterSchema.shape).check(inOrder),
  answer: () =>
    z.object({
      page: z.object({
        content: z.array(betRecordSchema),
        total: z.int(),
        /** `before` of the next older bets; absent when there are none. */
        older: z.optional(z.string()),
      }),
    }),
  errors: ['currency_unknown'],
})

/** Sums of the player's bets. */
export const betTotals = defineCall({
  name: 'game.betTotals',
  summary:
    "What the bets of `bet_record`'s filter came to: those of the newest 10,000 of that game and time. Granted spins are no stakes of the player's and are left out, as are stakes that were given back. `open` is the part of `staked` whose rounds are not decided yet.",
  path: '/api/game/bet_totals',
  request: () => betFilterSchema.check(inOrder),
  answer: () =>
    z.object({ model: z.object({ bets: z.int(), staked: moneySchema, open: moneySchema, won: moneySchema }) }),
  errors: ['currency_unknown'],
})

/** One round of the player with its proof and its money lines. */
export const round = defineCall({
  name: 'game.round',
  summary: "One of the player's rounds with its proof and its money lines.",
  path: '/api/game/round',
  request: () => z.object({ id: idSchema }),
  answer: () => z.object({ model: roundPageSchema }),
  errors: ['round_unknown'],
})

/** The public view of a decided round of any player. An open round is unknown. */
export const publicRound = defineCall({
  name: 'game.publicRound',
  summary:
    'A decided round as everybody may see it: game, options, multiplier, outcome and proof; no player and no amounts. An open round is unknown.',
  path: '/api/game/public_round',
  access: 'anyone',
  request: () => z.object({ id: idSchema }),
  answer: () => z.object({ model: publicRoundSchema }),
  errors: ['round_unknown'],
})

/** A prize of an instant game. Its chance is its weight over the sum of all weights. */
const prizeSchema = z.object({ multiplier: z.number(), weight: z.int() })

/** The operator's settings of a game, and the inputs of its odds. */
export const settings = defineCall({
  name: 'game.settings',
  summary: 'The limits, house edge and currency of a game.',
  path: '/api/game/settings',
  access: 'anyone',
  request: () => z.object({ gameId: gameIdSchema }),
  answer: () =>
    z.object({
      model: z.object({
        gameId: z.string(),
        /** House edge in basis points. */
        edge: z.int(),
        minStake: moneySchema,
        maxStake: moneySchema,
        /** The operator's default bet in this currency, within the limits. */
        defaultStake: moneySchema,
        maxWin: moneySchema,
        enabled: z.boolean(),
        currencyId: z.string(),
        symbol: z.string(),
        decimalLength: z.int(),
        /** Each change by the operator raises it. */
        version: z.int(),
        /** The caller's jurisdiction; the limits above already respect it. */
        jurisdiction: jurisdictionSchema,
        /** Instant games only: all prizes in the order of `hazards[0]`, the blank with multiplier 0. */
        prizes: z.optional(z.array(prizeSchema)),
      }),
    }),
  errors: ['game_unknown'],
})

/** Releases the win of a round from its hold. */
export const finishHold = defineCall({
  name: 'game.finishHold',
  summary: 'Moves the win of one round out of its hold.',
  path: '/api/game/finish_hold',
  answersWhileClosed: true,
  keyed: true,
  movesMoney: true,
  request: () => z.object({ id: idSchema }),
  answer: () => balanceAnswer,
  errors: ['round_unknown'],
})

/** Releases all of the player's wins from their holds. */
export const finishAllMyHold = defineCall({
  name: 'game.finishAllMyHold',
  summary: "Moves all of the player's wins out of their holds.",
  path: '/api/game/finish_all_my_hold',
  answersWhileClosed: true,
  keyed: true,
  movesMoney: true,
  request: () => nothingSchema,
  answer: () => balanceAnswer,
})
