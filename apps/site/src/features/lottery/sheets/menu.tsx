import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { mayPlayByKeys } from '../../../games/kit/jurisdiction.ts'
import { useLotteryTranslate } from '../../../games/kit/lottery/words.ts'
import { setSound, useSoundOn } from '../../../kernel/browser/sound.ts'
import { Link } from '../../../kernel/router/index.ts'
import { LotteryList } from '../lottery-list.tsx'
import type { Room } from '../use-room.ts'
import type { SheetName } from './sheet.tsx'

const entry =
  'flex min-h-12 w-full items-center justify-between gap-3 rounded-s px-3 text-start text-m font-semibold hover:bg-button'

interface MenuProps {
  room: Room
  open: (name: SheetName) => void
  close: () => void
}

/** The menu of a lottery's page: its sheets, the verifier, sound, the other lotteries. */
export function Menu({ room, open, close }: MenuProps) {
  const t = useLotteryTranslate()
  return (
    <div className="flex flex-col gap-4">
      <MenuEntries room={room} open={open} />
      <section>
        <h3 className="mb-1 px-3 text-s text-muted">{t('lottery.switchGame')}</h3>
        <LotteryList current={room.game.gameId} onChoose={close} />
      </section>
    </div>
  )
}

/** The entries of the menu. */
export function MenuEntries({ room, open }: Omit<MenuProps, 'close'>) {
  const t = useLotteryTranslate()
  const isSoundOn = useSoundOn()
  return (
    <ul className="flex flex-col">
      <Entry onPress={() => open('mine')}>{t('lottery.mine')}</Entry>
      <Entry onPress={() => open('results')}>{t('lottery.results')}</Entry>
      <Entry onPress={() => open('rules')}>{t('lottery.rules')}</Entry>
      <li>
        <Link to="/verify" target={room.isFramed ? '_blank' : undefined} className={entry}>
          {t('lottery.verify')}
          <ChevronRight size={18} aria-hidden="true" className="text-muted rtl:-scale-x-100" />
        </Link>
      </li>
      <li>
        <button type="button" aria-pressed={isSoundOn} className={entry} onClick={() => setSound(!isSoundOn)}>
          {t(isSoundOn ? 'lottery.soundOn' : 'lottery.soundOff')}
        </button>
      </li>
      {mayPlayByKeys() && (
        <li className="hidden px-3 py-2 text-xs text-muted desktop:block">{t('lottery.keysText')}</li>
      )}
    </ul>
  )
}

function Entry({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <li>
      <button type="button" className={entry} onClick={onPress}>
        {children}
        <ChevronRight size={18} aria-hidden="true" className="text-muted rtl:-scale-x-100" />
      </button>
    </li>
  )
}
