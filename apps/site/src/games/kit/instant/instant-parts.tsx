import type { BetModel } from '@fairground/contract/round'
import { multiplierToNumber } from '@fairground/games'
import { InPlace } from '@fairground/ui/in-place'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { useMoney } from '../../../player/money.ts'
import { spokenAmount } from '../../../player/spoken-amount.ts'
import { ActButton } from '../act-button.tsx'
import { useBetStop } from '../bet-stop.ts'
import { isCelebrated } from '../celebration.ts'
import { Marquee } from '../marquee.tsx'
import { formatMultiplier, formatShare } from '../numbers.ts'
import { OddsCard } from '../odds-card.tsx'
import { useDecidedSign } from '../use-sign.ts'
import type { InstantGameRules, InstantStake } from './instant-game-rules.ts'
import type { PrizeTable } from './prizes.ts'

interface ShownBet {
  rules: InstantGameRules
  bet: BetModel | undefined
  isRevealed: boolean
}

/** The sign of an instant game: its largest prize, a word while the board shows a bet, then the result. */
export function InstantSign({ rules, bet, isRevealed, table }: ShownBet & { table: PrizeTable }) {
  const t = useTranslate()
  const locale = useLocale()
  const decidedSign = useDecidedSign()
  const resultSign = bet && isRevealed ? decidedSign(bet) : undefined
  const top = formatMultiplier(multiplierToNumber(table.lines.at(-1)?.multiplier ?? 0n), locale)
  const pendingSign = bet
    ? ({ mood: 'live', value: '? ? ?', caption: t(rules.showingName) } as const)
    : ({ mood: 'idle', value: top, caption: t('draws.top') } as const)
  const progress = bet && (!isRevealed || isCelebrated(bet)) ? 1 : 0
  return <Marquee {...(resultSign ?? pendingSign)} progress={progress} />
}

/** The bet in one sentence for screen readers. */
export function InstantAnnouncement({ rules, bet, isRevealed }: ShownBet) {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMoney()
  const texts = bet && {
    multiplier: formatMultiplier(bet.multiplier, locale),
    pays: spokenAmount(money.full(bet.winAmount)),
  }
  return (
    <p role="status" className="sr-only">
      <InPlace>{bet && texts && rules.sentence(bet, isRevealed, t, texts)}</InPlace>
    </p>
  )
}

/** The odds of an instant game in the standard card; the prizes have their own table. */
export function InstantOdds(props: { rules: InstantGameRules; table: PrizeTable; money: (minor: bigint) => string }) {
  const { rules, table, money } = props
  const t = useTranslate()
  const locale = useLocale()
  const top = table.lines.at(-1)
  return (
    <OddsCard
      nextName={t(rules.winsName)}
      multiplierName={t('draws.topPrize')}
      odds={{
        nextChance: formatShare(table.anyChance, locale),
        nextMultiplier: formatMultiplier(multiplierToNumber(top?.multiplier ?? 0n), locale),
        returnToPlayer: formatShare(table.returnToPlayer, locale),
        maxWin: money(top?.paysMinor ?? 0n),
      }}
    />
  )
}

interface InstantButtonProps {
  rules: InstantGameRules
  stake: InstantStake
  loggedIn: boolean
  isEnabled: boolean
  /** Whether the round allows the next bet. */
  isReady: boolean
  isShowing: boolean
  isHurried: boolean
  onAct: () => void
}

/** The one big button: places the next bet, or shows the rest of this one at once if the board can. */
export function InstantButton(props: InstantButtonProps) {
  const { rules, stake, loggedIn, isEnabled, isReady, isShowing, isHurried, onAct } = props
  const t = useTranslate()
  const stop = useBetStop()
  if (!loggedIn) return <ActButton title={t('play.logIn')} onPress={onAct} />
  if (isShowing && rules.hurryName) return <ActButton title={t(rules.hurryName)} busy={isHurried} onPress={onAct} />
  return (
    <ActButton
      title={t(rules.betName)}
      amount={stake.cost}
      busy={!isReady || isShowing}
      disabled={!isEnabled || stop !== undefined || stake.cost === undefined}
      onPress={onAct}
    />
  )
}
