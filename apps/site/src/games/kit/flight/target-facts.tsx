import { cashOutMinor, chanceToReach, returnAt } from '@fairground/games/multiplayer'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { useMinorMoney } from '../game-parts.ts'
import { formatShare } from '../numbers.ts'
import { OddsCard } from '../odds-card.tsx'
import type { GameSettings } from '../settings.ts'
import { formatPoint } from './format-point.ts'
import type { Slot } from './use-slot.ts'

/** The odds of the target in the field: its exact chance, its payout, and its true return. */
export function TargetFacts({ slot, settings }: { slot: Slot; settings: GameSettings }) {
  const t = useTranslate()
  const locale = useLocale()
  const money = useMinorMoney(settings)
  const { edge, maxWinMinor, limits } = settings
  const { hundredths } = slot.target
  const stakeMinor = slot.stake.reading.stakeMinor || limits.minStakeMinor
  const stake = { stakeMinor, maxWinMinor }
  const noneText = t('play.none')
  const at = hundredths === undefined ? noneText : formatPoint(hundredths, locale)
  return (
    <OddsCard
      nextName={t('flight.reaches', { target: at })}
      multiplierName={t('flight.paysAt', { target: at })}
      odds={{
        nextChance: hundredths === undefined ? noneText : formatShare(chanceToReach(hundredths, edge), locale),
        nextMultiplier: hundredths === undefined ? noneText : money(cashOutMinor(stake, hundredths)),
        returnToPlayer: hundredths === undefined ? noneText : formatShare(returnAt(hundredths, edge, stake), locale),
        maxWin: money(maxWinMinor),
      }}
    />
  )
}
