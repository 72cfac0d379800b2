import * as z from 'zod/mini'

/** A jurisdiction's rules for sessions. Times are minutes; 0: no rule. */
const sessionRulesSchema = z.object({
  /** Time of play after which a reality check refuses bets until the player plays on. */
  realityCheckMinutes: z.int().check(z.minimum(0), z.maximum(1440)),
  /** Idle time after which the player must log in again; at most 30, and 0 means 30. */
  idleMinutes: z.int().check(z.minimum(0), z.maximum(1440)),
  /** Whether the site shows the net position since the login. */
  showNetPosition: z.boolean(),
  /** Whether the site shows the session's length. */
  showSessionTime: z.boolean(),
})

/**
 * A jurisdiction's rules (RG-01). The server checks each bet against them in the bet's transaction; the site shows only what
 * they allow.
 */
export const jurisdictionSchema = z.object({
  /** `demo`, `strict`, `great-britain`, … Each bet records it. */
  id: z.string(),
  /** Whether autoplay is allowed. */
  autoplay: z.boolean(),
  /** Whether the player must see a run's expected results before it starts; false by default. */
  labBeforeAutoplay: z._default(z.boolean(), false),
  /** Whether the player may shorten the animation of a result. */
  turbo: z.boolean(),
  /** Least time between two bets in one game, in ms; 0: none. */
  minRoundMs: z.int().check(z.minimum(0), z.maximum(60_000)),
  /** The most that a bet may pay, as a multiple of its stake. */
  maxMultiplier: z.nullable(z.number().check(z.minimum(1), z.maximum(1e9))),
  /** Largest stake, in whole units of the site's first currency; in others times their scale. A game's `maxStake` is already at most this. */
  maxStake: z.nullable(z.number().check(z.positive(), z.maximum(1e12))),
  /** Number of bets of one player in one multiplayer round. */
  betSlots: z.int().check(z.minimum(1), z.maximum(2)),
  /** Whether lotteries are offered; true by default. */
  lotteries: z._default(z.boolean(), true),
  /** Whether a player may take a slip of a lottery back before its term closes; true by default. */
  slipCancel: z._default(z.boolean(), true),
  /** Whether a player's bets may be shown in the chat as cards; true by default. */
  betCards: z._default(z.boolean(), true),
  /** Whether a player may follow the bet of a card; true by default. */
  betFollow: z._default(z.boolean(), true),
  /** Whether keyboard shortcuts for bets and moves are allowed. */
  hotkeys: z.boolean(),
  /** Whether free spins, bonus money and other gifts are allowed. */
  bonuses: z.boolean(),
  /** Ids of the payment methods; null: all of the site. */
  paymentMethods: z.nullable(z.array(z.string())),
  session: sessionRulesSchema,
  /** In years. */
  minimumAge: z.int().check(z.minimum(0), z.maximum(99)),
  /** When the site may celebrate a win: when it is above the stake, or never. */
  celebration: z.enum(['above_stake', 'none']),
})
export type Jurisdiction = z.infer<typeof jurisdictionSchema>

/** The profile of the play-money demonstration in a new installation; it allows everything. */
export const demoJurisdiction: Jurisdiction = {
  id: 'demo',
  autoplay: true,
  labBeforeAutoplay: false,
  turbo: true,
  minRoundMs: 0,
  maxMultiplier: null,
  maxStake: null,
  betSlots: 2,
  lotteries: true,
  slipCancel: true,
  betCards: true,
  betFollow: true,
  hotkeys: true,
  bonuses: true,
  paymentMethods: null,
  session: { realityCheckMinutes: 60, idleMinutes: 30, showNetPosition: true, showSessionTime: true },
  minimumAge: 0,
  celebration: 'above_stake',
}
