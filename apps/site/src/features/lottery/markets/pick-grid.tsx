import { Chip } from '@fairground/ui/chip'
import { cx } from '@fairground/ui/cx'
import { pickName } from '../../../games/kit/lottery/pick-words.ts'
import { useLotteryTranslate } from '../../../games/kit/lottery/words.ts'
import { formatMultiplier, formatOneIn, formatShare } from '../../../games/kit/numbers.ts'
import { useLocale } from '../../../kernel/language/language.ts'
import { chanceOf, inOrder, multiplierOf, type Offer } from '../draft.ts'
import type { Room } from '../use-room.ts'

/** Four picks stand in one row: the sides, and their pairs. */
const FOUR = 4
const MANY = 'grid-cols-[repeat(auto-fill,minmax(6rem,1fr))]'

/** Picks as buttons: name, odds of the best tier, chance. */
export function PickGrid({ room: { slip }, offers }: { room: Room; offers: readonly Offer[] }) {
  const t = useLotteryTranslate()
  const locale = useLocale()
  const chanceText = useChanceText()
  return (
    <div className={cx('grid gap-1.5', offers.length === FOUR ? 'grid-cols-4' : MANY)}>
      {inOrder(offers).map((offer) => {
        const name = pickName(offer.pick.split(':').at(-1) ?? offer.pick, t)
        return (
          <Chip
            key={offer.pick}
            on={slip.has(offer)}
            onClick={() => slip.toggle(offer)}
            stacked
            className="min-h-14 py-1 text-center"
          >
            <span>{name}</span>
            <span className="text-xs font-semibold text-accent-text">
              {formatMultiplier(multiplierOf(offer), locale)}
            </span>
            <span className="text-xs font-medium text-muted">{chanceText(offer)}</span>
          </Chip>
        )
      })}
    </div>
  )
}

/** The chance of a pick: in percent, or as “1 in 720” where that is below one percent. */
export function useChanceText(): (offer: Offer) => string {
  const t = useLotteryTranslate()
  const locale = useLocale()
  return (offer) => {
    const chance = chanceOf(offer)
    const isSmall = chance.numerator * 100n < chance.denominator
    return isSmall ? t('draws.oneIn', { count: formatOneIn(chance, locale) }) : formatShare(chance, locale)
  }
}
