import * as z from 'zod/mini'

/** What the law of a jurisdiction asks of a session; the screen follows it. Minutes; 0: nothing is asked. */
const sessionRulesSchema = z.object({
  /** How often a player is told how long they have played and what they have won or lost. */
  realityCheckMinutes: z.int().check(z.minimum(0), z.maximum(1440)),
  /** How long somebody may be away before the password is asked for again; 30 at most, which 0 means as well. */
  idleMinutes: z.int().check(z.minimum(0), z.maximum(1440)),
  /** What the player has won or lost since logging in stands in sight. */
  showNetPosition: z.boolean(),
  /** How long the session has lasted stands in sight. */
  showSessionTime: z.boolean(),
})

/**
 * What a jurisdiction allows (RG-01). The server holds bets to it in the transaction that takes them; the screen shows only
 * what it allows.
 */
export const jurisdictionSchema = z.object({
  /** `demo`, `strict`, `great-britain`, … Recorded on each bet. */
  id: z.string(),
  /** Rounds may be played by a rule. */
  autoplay: z.boolean(),
  /** A run may only start once the player has seen what its rules come to. A profile without a word on it asks nothing. */
  labBeforeAutoplay: z._default(z.boolean(), false),
  /** The show of a result may be shortened by the player. */
  turbo: z.boolean(),
  /** Least time between two bets in one game, in ms; 0: none. */
  minRoundMs: z.int().check(z.minimum(0), z.maximum(60_000)),
  /** Most that a bet may pay, in times of its stake. */
  maxMultiplier: z.nullable(z.number().check(z.minimum(1), z.maximum(1e9))),
  /** Largest stake, in whole units of the player's currency. A game's `maxStake` is already at most this. */
  maxStake: z.nullable(z.number().check(z.positive(), z.maximum(1e12))),
  /** Bets of one player at once in one round of a shared game. */
  betSlots: z.int().check(z.minimum(1), z.maximum(2)),
  /** Bets and moves by keys that are no button's own. */
  hotkeys: z.boolean(),
  /** Granted spins, bonus balance and what else is given away. */
  bonuses: z.boolean(),
  /** Ids of the ways to pay; null: all that the site has. */
  paymentMethods: z.nullable(z.array(z.string())),
  session: sessionRulesSchema,
  /** In years. */
  minimumAge: z.int().check(z.minimum(0), z.maximum(99)),
  /** A win may be celebrated: when it is above the stake, or never. At or below the stake nothing is. */
  celebration: z.enum(['above_stake', 'none']),
})
export type Jurisdiction = z.infer<typeof jurisdictionSchema>

/** The profile of the play-money demonstration, as a new installation has it: everything is allowed. */
export const demoJurisdiction: Jurisdiction = {
  id: 'demo',
  autoplay: true,
  labBeforeAutoplay: false,
  turbo: true,
  minRoundMs: 0,
  maxMultiplier: null,
  maxStake: null,
  betSlots: 2,
  hotkeys: true,
  bonuses: true,
  paymentMethods: null,
  session: { realityCheckMinutes: 60, idleMinutes: 30, showNetPosition: true, showSessionTime: true },
  minimumAge: 0,
  celebration: 'above_stake',
}
