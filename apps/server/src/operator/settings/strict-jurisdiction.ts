import type { JurisdictionProfile } from '@fairground/contract/kyc-rules'

/** The strictest profile as it ships (migrations 0025, 0075, 0113): the loosest that `strict` may ever be. */
export const strictJurisdiction: JurisdictionProfile = {
  id: 'strict',
  autoplay: false,
  labBeforeAutoplay: false,
  turbo: false,
  minRoundMs: 5_000,
  maxMultiplier: 1_000,
  maxStake: 1,
  betSlots: 1,
  lotteries: true,
  slipCancel: true,
  betCards: true,
  betFollow: false,
  hotkeys: false,
  bonuses: false,
  paymentMethods: null,
  session: { realityCheckMinutes: 30, idleMinutes: 15, showNetPosition: true, showSessionTime: true },
  minimumAge: 21,
  celebration: 'none',
  kyc: {
    beforeDeposit: 1,
    depositsAbove: { total: 2_000, level: 2 },
    beforeWithdraw: 2,
    withdrawalsAbove: null,
    depositBand: 2_000,
    keepDocumentsDays: 90,
  },
  keepRecordsYears: 5,
  keepTalkDays: 90,
  complaints: { days: 14, regulator: null },
  helplines: [{ name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' }],
  limits: [],
}

/** Whether a value is looser than the one that ships. */
type IsLooser<Value> = (value: Value, shipped: Value) => boolean
/** A rule for each field: a new field without one does not compile. */
type Rules<Fields> = { readonly [Name in keyof Fields]-?: IsLooser<Fields[Name]> }

/** Something that a player may do. */
const permission: IsLooser<boolean> = (may, shipped) => may && !shipped
/** Something that the site must do, or that a player has a right to. */
const duty: IsLooser<boolean> = (must, shipped) => !must && shipped
const atLeast: IsLooser<number> = (value, least) => value < least
const atMost: IsLooser<number> = (value, most) => value > most
/** The most of something; null: no limit. */
const cap: IsLooser<number | null> = (value, most) => most !== null && (value === null || value > most)
/** The level that is needed above a total; null: never. */
const above: IsLooser<{ total: number; level: number } | null> = (value, shipped) =>
  shipped !== null && (value === null || value.total > shipped.total || value.level < shipped.level)

type Profile = Omit<JurisdictionProfile, 'id' | 'session' | 'kyc' | 'complaints'>

const rules: Rules<Profile> = {
  autoplay: permission,
  labBeforeAutoplay: duty,
  turbo: permission,
  minRoundMs: atLeast,
  maxMultiplier: cap,
  maxStake: cap,
  betSlots: atMost,
  lotteries: permission,
  slipCancel: duty,
  betCards: permission,
  betFollow: permission,
  hotkeys: permission,
  bonuses: permission,
  paymentMethods: (ids, shipped) => shipped !== null && !ids?.every((id) => shipped.includes(id)),
  minimumAge: atLeast,
  celebration: (value, shipped) => shipped === 'none' && value !== 'none',
  keepRecordsYears: atLeast,
  keepTalkDays: atLeast,
  helplines: (lines, shipped) => lines.length < shipped.length,
  limits: (limits, shipped) =>
    !shipped.every((each) =>
      limits.some(({ kind, period, value }) => kind === each.kind && period === each.period && value <= each.value),
    ),
}
const sessionRules: Rules<JurisdictionProfile['session']> = {
  // 0 minutes: no reality check.
  realityCheckMinutes: (minutes, most) => most > 0 && (minutes === 0 || minutes > most),
  // 0 minutes: 30.
  idleMinutes: (minutes, most) => (minutes || 30) > (most || 30),
  showNetPosition: duty,
  showSessionTime: duty,
}
const kycRules: Rules<JurisdictionProfile['kyc']> = {
  beforeDeposit: atLeast,
  depositsAbove: above,
  beforeWithdraw: atLeast,
  withdrawalsAbove: above,
  depositBand: cap,
  keepDocumentsDays: atLeast,
}
const complaintsRules: Rules<JurisdictionProfile['complaints']> = {
  days: atMost,
  regulator: (value, shipped) => shipped !== null && value === null,
}

/** The fields in which a profile is looser than the strictest one that ships, by their paths (`session.idleMinutes`). */
export function findLooserFields(profile: JurisdictionProfile): string[] {
  const shipped = strictJurisdiction
  return [
    ...looserIn(rules, profile, shipped, ''),
    ...looserIn(sessionRules, profile.session, shipped.session, 'session.'),
    ...looserIn(kycRules, profile.kyc, shipped.kyc, 'kyc.'),
    ...looserIn(complaintsRules, profile.complaints, shipped.complaints, 'complaints.'),
  ]
}

function looserIn<Fields>(fieldRules: Rules<Fields>, value: Fields, shipped: Fields, prefix: string): string[] {
  const names = Object.keys(fieldRules) as (keyof Fields & string)[]
  return names.filter((name) => fieldRules[name](value[name], shipped[name])).map((name) => prefix + name)
}
