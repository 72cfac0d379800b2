import type { RoundPage } from '@fairground/contract'
import type { Translate } from '@fairground/phrases'
import { formatMultiplier, shortDigest } from '../../games/kit/numbers.ts'
import { optionLabel, optionText } from '../../games/kit/option-words.ts'
import { outcomeOf } from '../../games/kit/outcome.ts'
import { gameName } from '../../kernel/language/game-names.ts'

/** What stands on the picture of a round. A balance is never on it. */
export interface ShareCard {
  game: string
  options: string
  multiplier: string
  result: string
  /** More than the stake was won: only then it is dressed up. */
  isGained: boolean
  /** What was staked and paid, where the player shows it. */
  money: string | undefined
  /** Who played, where the player shows it. */
  name: string | undefined
  when: string
  /** The round's permanent address, without its protocol. */
  address: string
  /**
   * Names what decided the round, in short: the digest that was published before the bet, and the number of the bet, or of
   * the flight that everybody shared.
   */
  proof: string
}

/** What a player has chosen to show. */
export interface Shown {
  stake: boolean
  name: string | undefined
}

const results = { gained: 'share.won', even: 'share.even', lost: 'share.lost', cancelled: 'share.cancelled' } as const

/** The picture of a decided round. `formatMoney` prints amounts in the player's currency. */
export function shareCardOf(
  round: RoundPage,
  shown: Shown,
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
    money: shown.stake
      ? t('share.money', { stake: formatMoney(round.betAmount), paid: formatMoney(round.winAmount) })
      : undefined,
    name: shown.name,
    when: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(round.createdAt),
    address: `${host}/round/${round.id}`,
    proof: proofLine(round, t),
  }
}

function proofLine({ termId, shared, round }: RoundPage, t: Translate): string {
  if (termId === undefined) return t('share.proof', { digest: shortDigest(round.serverSeedHash), nonce: round.nonce })
  return shared ? t('share.proofFlight', { digest: shortDigest(shared.seedHash), number: shared.number }) : ''
}
