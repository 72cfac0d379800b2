import { Popup } from '@fairground/ui/popup'
import { useLotteryTranslate } from '../../../games/kit/lottery/words.ts'
import { useBackCloses } from '../../../games/kit/use-back-closes.ts'
import { StakeChips, Standing } from '../bet-bar.tsx'
import { MarketPanel } from '../markets/market-panel.tsx'
import { MySlips } from '../my-slips.tsx'
import { PlaceButton } from '../place-button.tsx'
import { ResultsList } from '../results-list.tsx'
import { SlipNoteLine } from '../slip-note.tsx'
import { SlipPanel } from '../slip-panel.tsx'
import { TypedSlip } from '../typed-slip.tsx'
import type { Room } from '../use-room.ts'
import { UsualList } from '../usual-list.tsx'
import { Menu } from './menu.tsx'
import { Rules } from './rules.tsx'

/** The sheets of a lottery's page. */
export type SheetName = 'markets' | 'results' | 'rules' | 'mine' | 'menu'

/** Popups of the site lie above it. */
const LAYER = 900

interface SheetProps {
  name: SheetName
  room: Room
  open: (name: SheetName) => void
  close: () => void
}

/** A sheet over the page: from the lower edge on a phone, else a card. */
export function Sheet({ name, room, open, close }: SheetProps) {
  const t = useLotteryTranslate()
  useBackCloses(true, close)
  const titles = {
    markets: 'lottery.markets',
    results: 'lottery.results',
    rules: 'lottery.rules',
    mine: 'lottery.mine',
    menu: 'lottery.menu',
  } as const
  const contents = {
    markets: () => (
      <div className="flex flex-col gap-4">
        <TypedSlip room={room} />
        <MarketPanel room={room} />
        <SlipPanel room={room} />
        <UsualList room={room} />
      </div>
    ),
    results: () => <ResultsList room={room} />,
    rules: () => <Rules room={room} />,
    mine: () => <MySlips room={room} />,
    menu: () => <Menu room={room} open={open} close={close} />,
  }
  return (
    <Popup
      title={t(titles[name])}
      closeLabel={t('common.close')}
      onClose={close}
      shape="wide"
      layer={LAYER}
      foot={name === 'markets' && <SlipFoot room={room} />}
    >
      {contents[name]()}
    </Popup>
  )
}

function SlipFoot({ room }: { room: Room }) {
  return (
    <div className="flex flex-col gap-2">
      <SlipNoteLine room={room} />
      <StakeChips room={room} />
      <div className="flex">
        <PlaceButton room={room} />
      </div>
      <Standing room={room} />
    </div>
  )
}
