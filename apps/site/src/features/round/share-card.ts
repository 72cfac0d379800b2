import { outcomeOf } from '@fairground/contract/outcome'
import type { RoundPage } from '@fairground/contract/round'
import type { Translate } from '@fairground/phrases'
import { formatMultiplier, shortDigest } from '../../games/kit/numbers.ts'
import { optionLabel, optionText } from '../../games/kit/option-words.ts'
import { gameName } from '../../kernel/language/game-names.ts'

/** The contents of a round's picture. It never shows a balance. */
export interface ShareCard {
  game: string
  options: string
  multiplier: string
  result: string
  /** Whether the payout was more than the stake. Only then the picture celebrates. */
  isGained: boolean
  /** The stake and the payout, if the player shows them. */
  money: string | undefined
  /** The player's name, if the player shows it. */
  name: string | undefined
  time: string
  /** The round's permanent address, without its protocol. */
  address: string
  /**
   * A short reference to the proof: the digest that was public before the bet, and the number of the bet, or of the
   * flight in a multiplayer game.
   */
  proof: string
}

/** The player's choice of what to show. */
export interface ShareChoice {
  stake: boolean
  name: string | undefined
}

const results = { gained: 'share.won', even: 'share.even', lost: 'share.lost', cancelled: 'share.cancelled' } as const

/** The picture of a decided round. `formatMoney` formats amounts in the player's currency. */
export function shareCardOf(
  round: RoundPage,
  choice: ShareChoice,
  words: { t: Translate; locale: string; host: string; formatMoney: (amount: number) => string },
): ShareCard {
  const { t, locale, host, formatMoney } = words
  const outcome = outcomeOf(round)
  if (outcome === 'open') throw new RangeError('an open round has no picture')
  return {
    game: gameName(round.gameId, t),
    options: Object.entries(round.options)
      .map(([name, value]) => `${optionLabel(name, t)}: ${optionText(value, t)}`)
      .join(' · '),
    multiplier: formatMultiplier(outcome === 'lost' ? 0 : round.multiplier, locale),
    result: t(results[outcome]),
    isGained: outcome === 'gained',
    money: choice.stake
      ? t('share.money', { stake: formatMoney(round.betAmount), paid: formatMoney(round.winAmount) })
      : undefined,
    name: choice.name,
    time: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(round.createdAt),
    address: `${host}/round/${round.id}`,
    proof: proofLine(round, t),
  }
}

function proofLine({ termId, shared, round }: RoundPage, t: Translate): string {
  if (termId === undefined) return t('share.proof', { digest: shortDigest(round.serverSeedHash), nonce: round.nonce })
  return shared ? t('share.proofFlight', { digest: shortDigest(shared.seedHash), number: shared.number }) : ''
}
