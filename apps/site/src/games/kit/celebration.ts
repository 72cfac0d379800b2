import { outcomeOf } from '@fairground/contract/outcome'
import type { BetModel } from '@fairground/contract/round'
import { minorToNumber } from '@fairground/money'
import { queryClient } from '../../kernel/query-client.ts'
import { mayCelebrate } from './jurisdiction.ts'
import { settingsQuery, toMinor } from './settings.ts'
import type { KitSound } from './sound/kit-sounds.ts'
import type { AnswerSounds, Sound } from './sound/notes.ts'

/** How large a win is: 0 up to the stake, then by payout ÷ stake up to 5. */
export type WinLevel = 0 | 1 | 2 | 3 | 4 | 5

interface WinLook {
  /** From this payout ÷ stake on; level 1 begins above it. */
  from: number
  /** Paper tickets in the air. */
  papers: number
  /** How long the amount counts up, in milliseconds. */
  countMs: number
  /** How long the moment stays, in milliseconds; without it, until the next press. */
  staysMs?: number
}

/** The win moments by level. */
export const WIN_LOOKS: Readonly<Record<Exclude<WinLevel, 0>, WinLook>> = {
  1: { from: 1, papers: 0, countMs: 300, staysMs: 1_200 },
  2: { from: 2, papers: 12, countMs: 600, staysMs: 1_800 },
  3: { from: 10, papers: 20, countMs: 1_000, staysMs: 2_500 },
  4: { from: 50, papers: 34, countMs: 1_400 },
  5: { from: 500, papers: 34, countMs: 2_000 },
}

/** While autoplay runs, a larger win looks like this one. */
const AUTOPLAY_LEVEL = 2

type Decided = Pick<BetModel, 'gameId' | 'result' | 'betAmount' | 'winAmount' | 'spin'>
type Paid = Pick<BetModel, 'result' | 'betAmount' | 'winAmount'>

/** The level of a payout; both amounts in the same unit. The game's maximum win is always of the highest level. */
export function winLevel({ stake, payout, maxWin }: { stake: number; payout: number; maxWin: number }): WinLevel {
  if (payout <= stake) return 0
  if (payout >= maxWin) return 5
  return ([5, 4, 3, 2] as const).find((level) => payout >= stake * WIN_LOOKS[level].from) ?? 1
}

const settingsOf = ({ gameId }: Decided) => queryClient.getQueryData(settingsQuery(gameId).queryKey)

/**
 * The level of a bet's win moment. Nothing is celebrated at or below the stake (RG-04), nor where the jurisdiction
 * forbids celebration.
 */
export function levelOf(bet: Decided, { isAutoplay }: { isAutoplay: boolean }): WinLevel {
  if (!isCelebrated(bet)) return 0
  const settings = settingsOf(bet)
  const decimals = settings?.limits.decimalLength ?? 2
  const [stake, payout] = [bet.betAmount, bet.winAmount].map((amount) => Number(toMinor(amount, decimals))) as [
    number,
    number,
  ]
  const level = winLevel({ stake, payout, maxWin: Number(settings?.maxWinMinor ?? Number.POSITIVE_INFINITY) })
  return isAutoplay && level > AUTOPLAY_LEVEL ? AUTOPLAY_LEVEL : level
}

/** What a bet has brought, in the currency's units: its payout without its stake. A granted spin has cost nothing. */
export function gainOf(bet: Decided): number {
  const decimals = settingsOf(bet)?.limits.decimalLength ?? 2
  return minorToNumber(toMinor(bet.winAmount, decimals) - toMinor(bet.spin ? 0 : bet.betAmount, decimals), decimals)
}

/** Whether the game may celebrate a bet (RG-04). */
export const isCelebrated = (bet: Paid): boolean => outcomeOf(bet) === 'gained' && mayCelebrate()

/** A sound, and the step that raises its pitch or lengthens it. */
export interface PlayedSound {
  sound: KitSound | Sound
  step: number
}

/**
 * The sound of an answer, from those of the game. A payout up to the stake is silent, and so is a win where the
 * jurisdiction forbids celebration; there a survived step is a click. From level 2 on a win has a melody by its level.
 */
export function answerSound(
  bet: Decided & { round: Pick<BetModel['round'], 'step'> },
  gameSounds: Partial<AnswerSounds>,
  { isAutoplay = false } = {},
): PlayedSound | undefined {
  const outcome = outcomeOf(bet)
  const { step } = bet.round
  if (outcome === 'lost') return played(gameSounds.fall, step)
  if (outcome === 'open')
    return step === 0 ? played(gameSounds.bet, step) : played(mayCelebrate() ? gameSounds.step : 'press', step - 1)
  const level = levelOf(bet, { isAutoplay })
  if (level === 0) return undefined
  return level === 1 ? played(gameSounds['cash-out'], step) : played('win', level)
}

const played = (sound: KitSound | Sound | undefined, step: number): PlayedSound | undefined => sound && { sound, step }
