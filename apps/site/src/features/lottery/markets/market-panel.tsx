import { Chip } from '@fairground/ui/chip'
import { useState } from 'react'
import { marketName, placeName } from '../../../games/kit/lottery/pick-words.ts'
import { useLotteryTranslate } from '../../../games/kit/lottery/words.ts'
import { type Offer, quickPicks } from '../draft.ts'
import type { Room } from '../use-room.ts'
import { NumberPick } from './number-pick.tsx'
import { PickGrid } from './pick-grid.tsx'

/** A market with more picks than this is picked number by number. */
const MOST_BUTTONS = 40

/** All markets of a lottery, one at a time: its picks as buttons, with their odds and chances. */
export function MarketPanel({ room }: { room: Room }) {
  const t = useLotteryTranslate()
  const { game, slip } = room
  const codes = game.markets.map(({ code }) => code)
  const [chosen, setChosen] = useState(quickPicks(slip.offers)[0]?.market ?? codes[0])
  const code = chosen !== undefined && codes.includes(chosen) ? chosen : codes[0]
  if (code === undefined) return null
  const offers = [...slip.offers.values()].filter(({ market }) => market === code)
  return (
    <div className="flex flex-col gap-3">
      <fieldset
        aria-label={t('lottery.markets')}
        className="-mx-1 flex min-w-0 gap-1.5 overflow-x-auto p-1 tablet:flex-wrap"
      >
        {codes.map((one) => (
          <Chip key={one} on={one === code} onClick={() => setChosen(one)} className="min-h-11 shrink-0">
            {marketName(one, t)}
          </Chip>
        ))}
      </fieldset>
      <Picks key={code} room={room} offers={offers} />
    </div>
  )
}

function Picks({ room, offers }: { room: Room; offers: readonly Offer[] }) {
  const t = useLotteryTranslate()
  const places = [...new Set(offers.flatMap(({ pick }) => (pick.includes(':') ? [pick.split(':')[0] ?? ''] : [])))]
  const [place, setPlace] = useState(places[0])
  if (places.length > 1) {
    return (
      <>
        <fieldset aria-label={t('lottery.position')} className="min-w-0 flex flex-wrap gap-1.5">
          {places.map((one) => (
            <Chip key={one} on={one === place} onClick={() => setPlace(one)} className="min-h-11 min-w-11">
              {placeName(one, t)}
            </Chip>
          ))}
        </fieldset>
        <PickGrid room={room} offers={offers.filter(({ pick }) => pick.startsWith(`${place}:`))} />
      </>
    )
  }
  return offers.length > MOST_BUTTONS ? (
    <NumberPick room={room} offers={offers} />
  ) : (
    <PickGrid room={room} offers={offers} />
  )
}
