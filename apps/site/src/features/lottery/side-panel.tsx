import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'
import { StakeChips, Standing } from './bet-bar.tsx'
import { MarketPanel } from './markets/market-panel.tsx'
import { PlaceButton } from './place-button.tsx'
import { SlipNoteLine } from './slip-note.tsx'
import { SlipPanel } from './slip-panel.tsx'
import { TypedSlip } from './typed-slip.tsx'
import type { Room } from './use-room.ts'
import { UsualList } from './usual-list.tsx'

/** The bets beside the draw, on a tablet and a desktop: all markets, the slip, the button that places it. */
export function SidePanel({ room }: { room: Room }) {
  const t = useLotteryTranslate()
  return (
    <>
      <section
        aria-label={t('lottery.markets')}
        className="flex min-h-0 grow flex-col gap-3 relative overflow-y-auto p-3"
      >
        <TypedSlip room={room} />
        <MarketPanel room={room} />
        <SlipPanel room={room} />
        <UsualList room={room} />
      </section>
      <section aria-label={t('lottery.slip')} className="flex flex-col gap-2 border-t border-line p-3">
        <SlipNoteLine room={room} />
        <StakeChips room={room} />
        <div className="flex">
          <PlaceButton room={room} />
        </div>
        <Standing room={room} />
      </section>
    </>
  )
}
