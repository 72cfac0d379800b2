import type { ReadSettings } from '../../../operator/settings/operator-settings.ts'
import { scaledAmount } from '../../../operator/settings/scaled-amount.ts'
import type { ReadSiteSettings } from '../../../operator/settings/site-settings.ts'
import type { DecidedCard } from '../cards/waiting-cards.ts'
import type { BotPost } from './post-by-bot.ts'

/** The settings by which a win is big. */
export interface WinSettings {
  readSite: ReadSiteSettings
  readSettings: ReadSettings
}

/** A win is big from this multiplier on, or from so many times the site's default bet on. */
const BIG_MULTIPLIER = 50
const DEFAULT_BETS = 100n

/** What tells big wins above the stake of players who have chosen to show their bets in the room. */
export async function bigWins({ readSite, readSettings }: WinSettings): Promise<(card: DecidedCard) => boolean> {
  const [{ currencies }, { defaultBetAmount }] = await Promise.all([readSite(), readSettings()])
  return ({ end: { multiplier = 0 }, payoutMinor, currencyId, hasChosen }) => {
    if (!hasChosen || multiplier <= 1) return false
    if (multiplier >= BIG_MULTIPLIER) return true
    const currency = currencies.get(currencyId)
    const betMinor = currency && scaledAmount(defaultBetAmount, currency, 'up')
    return betMinor !== undefined && payoutMinor >= DEFAULT_BETS * betMinor
  }
}

/** What the server says of a win, as an answer to the card. */
export function winPost({ messageId, gameId, termId, termNo, slipId, end }: DecidedCard): BotPost {
  const card = { kind: 'win' as const, gameId, termId, termNo, slipId, multiplier: end.multiplier ?? 0 }
  return { key: `win:${slipId}`, type: 'win', card, replyTo: messageId }
}
