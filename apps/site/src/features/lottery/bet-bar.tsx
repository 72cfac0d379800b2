import { Amount } from '@fairground/ui/amount'
import { Chip } from '@fairground/ui/chip'
import { pickName } from '../../games/kit/lottery/pick-words.ts'
import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'
import { formatMultiplier } from '../../games/kit/numbers.ts'
import { useLocale } from '../../kernel/language/language.ts'
import { useIsStale } from '../../live/status.ts'
import { multiplierOf, quickPicks } from './draft.ts'
import { PlaceButton } from './place-button.tsx'
import { SlipNoteLine } from './slip-note.tsx'
import type { Room } from './use-room.ts'

/** The four quick picks, each with its odds. */
export function QuickPicks({ room: { slip } }: { room: Room }) {
  const t = useLotteryTranslate()
  const locale = useLocale()
  const picks = quickPicks(slip.offers)
  return (
    <fieldset aria-label={t('lottery.quick')} className="min-w-0 grid grid-cols-4 gap-1.5">
      {picks.map((offer) => (
        <Chip key={offer.pick} on={slip.has(offer)} onClick={() => slip.toggle(offer)} stacked className="min-h-11">
          {pickName(offer.pick, t)}
          <span className="nums text-xs font-medium text-muted">{formatMultiplier(multiplierOf(offer), locale)}</span>
        </Chip>
      ))}
    </fieldset>
  )
}

/** The stakes of a press. */
export function StakeChips({ room: { slip, money } }: { room: Room }) {
  const t = useLotteryTranslate()
  return (
    <fieldset aria-label={t('lottery.stakeEach')} className="min-w-0 flex gap-1.5">
      {slip.chips.map((chip) => (
        <Chip
          key={chip}
          on={slip.chip === chip}
          onClick={() => slip.chooseChip(chip)}
          className="min-h-11 min-w-0 grow"
        >
          {money.short(Number(chip))}
        </Chip>
      ))}
    </fieldset>
  )
}

/** What the player has in this draw, and the balance. */
export function Standing({ room: { stakedMinor, amount, user, money } }: { room: Room }) {
  const t = useLotteryTranslate()
  const isStale = useIsStale()
  if (!user) return null
  return (
    <p className="flex justify-between gap-3 text-xs text-muted">
      <span>
        {t('lottery.inDraw')} <strong className="nums text-text">{amount(stakedMinor)}</strong>
      </span>
      <span className={isStale ? 'opacity-60' : undefined}>
        {t('lottery.balance')}{' '}
        <strong className="text-text">
          <Amount value={user.balance} format={money.full} live />
        </strong>
      </span>
    </p>
  )
}

/** The bar at the foot of a phone: quick picks, stakes, the way to all bets, and the button that places the slip. */
export function BetBar({ room, openMarkets }: { room: Room; openMarkets: () => void }) {
  const t = useLotteryTranslate()
  const { slip } = room
  return (
    <section
      aria-label={t('lottery.slip')}
      className="flex flex-col gap-1.5 border-t border-line bg-block px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <SlipNoteLine room={room} />
      <QuickPicks room={room} />
      <StakeChips room={room} />
      <div className="flex gap-1.5">
        <Chip onClick={openMarkets} className="min-h-12 shrink-0">
          {t('lottery.markets')}
          {slip.rows.length > 0 && <span className="nums text-accent-text">{slip.rows.length}</span>}
        </Chip>
        <PlaceButton room={room} />
      </div>
      <Standing room={room} />
    </section>
  )
}
