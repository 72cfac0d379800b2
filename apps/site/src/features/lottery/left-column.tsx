import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'
import { LotteryList } from './lottery-list.tsx'
import { MenuEntries } from './sheets/menu.tsx'
import type { SheetName } from './sheets/sheet.tsx'
import type { Room } from './use-room.ts'

/** The left column of a desktop: the lotteries with their next draws, and the entries of the menu. */
export function LeftColumn({ room, open }: { room: Room; open: (name: SheetName) => void }) {
  const t = useLotteryTranslate()
  return (
    <nav aria-label={t('games.lotteries')} className="flex flex-col gap-4">
      <LotteryList current={room.game.gameId} />
      <MenuEntries room={room} open={open} />
    </nav>
  )
}
