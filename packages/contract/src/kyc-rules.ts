import * as z from 'zod/mini'
import { jurisdictionSchema } from './jurisdiction.ts'
import { kycLevelSchema } from './kyc.ts'
import { limitKindSchema, limitPeriodSchema } from './play-limits.ts'
import { type Helpline, helplineSchema, regulatorSchema } from './support.ts'

/** A total in whole units of the player's currency, and the level that is needed above it. */
const aboveSchema = () =>
  z._default(
    z.nullable(z.object({ total: z.int().check(z.minimum(0), z.maximum(1e12)), level: z.literal([1, 2]) })),
    null,
  )

const levelSchema = () => z._default(kycLevelSchema, 0)

/** When a jurisdiction asks a player for a confirmed identity (WA-05). The defaults ask for nothing. */
const kycRulesSchema = z.object({
  /** Level before any deposit. */
  beforeDeposit: levelSchema(),
  /** Level for a deposit that brings all paid and open deposits above a total. */
  depositsAbove: aboveSchema(),
  /** Level before any withdrawal. */
  beforeWithdraw: levelSchema(),
  /** Level for a withdrawal that brings all withdrawals above a total. */
  withdrawalsAbove: aboveSchema(),
  /**
   * Whole units: when the paid deposits have crossed another multiple of it since the last approval, the next deposit
   * needs a renewal; null: never.
   */
  depositBand: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(1e12))), null),
  /** Days that the documents of a confirmed case are kept after the decision. */
  keepDocumentsDays: z._default(z.int().check(z.minimum(1), z.maximum(3650)), 90),
})
export type KycRules = z.infer<typeof kycRulesSchema>

/** The rules that ask for nothing. */
export const noKyc: KycRules = {
  beforeDeposit: 0,
  depositsAbove: null,
  beforeWithdraw: 0,
  withdrawalsAbove: null,
  depositBand: null,
  keepDocumentsDays: 90,
}

/** Help that is there in every country, by text and in many languages. */
const EVERYWHERE: Helpline[] = [{ name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' }]

/**
 * A jurisdiction as the operator saves it: what the site reads, and the rules for documents, which only the server reads.
 * They are here, since the site's first load contains the other rules.
 */
export const jurisdictionProfileSchema = z.extend(jurisdictionSchema, {
  kyc: z._default(kycRulesSchema, noKyc),
  /** Years for which the records of bets and payments of its players are kept, in the database and then in the archive. */
  keepRecordsYears: z._default(z.int().check(z.minimum(2), z.maximum(20)), 5),
  /** Days for which messages of the chat and of support are kept (GLI-19 A.4.7: at least 90). */
  keepTalkDays: z._default(z.int().check(z.minimum(90), z.maximum(3650)), 90),
  /** When a complaint must be answered, in days, and whom a player may turn to after that. */
  complaints: z._default(
    z.object({
      days: z.int().check(z.minimum(1), z.maximum(365)),
      regulator: z._default(z.nullable(regulatorSchema), null),
    }),
    { days: 14, regulator: null },
  ),
  /** Whom players can turn to who play too much, or are in distress. */
  helplines: z._default(z.array(helplineSchema).check(z.minLength(1), z.maxLength(5)), EVERYWHERE),
  /** Limits of every player: money in whole units of the site's first currency, time of play in minutes. */
  limits: z._default(
    z
      .array(
        z.object({
          kind: limitKindSchema,
          period: limitPeriodSchema,
          value: z.int().check(z.minimum(0), z.maximum(1e12)),
        }),
      )
      .check(z.maxLength(12)),
    [],
  ),
})
export type JurisdictionProfile = z.infer<typeof jurisdictionProfileSchema>
