import { Button } from '@fairground/ui/button'
import Menu from 'lucide-react/icons/menu'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import type { ReactNode } from 'react'
import { useLotteryTranslate } from '../../games/kit/lottery/words.ts'
import { setSound, useSoundOn } from '../../kernel/browser/sound.ts'
import { gameName } from '../../kernel/language/game-names.ts'
import { openPopup } from '../../popups/popups.ts'
import type { Room } from './use-room.ts'

const round = 'grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-button hover:text-text'

/** The head of a lottery's page: the way out, its name, login for a visitor, the chat of its room, sound, menu. */
export function RoomHeader({
  room,
  brand,
  openMenu,
  openChat,
}: {
  room: Room
  brand: ReactNode
  openMenu: () => void
  /** Absent where the chat stands on the page. */
  openChat: (() => void) | undefined
}) {
  const t = useLotteryTranslate()
  const isSoundOn = useSoundOn()
  return (
    <header className="flex h-14 shrink-0 items-center gap-2 border-b border-line px-2 tablet:px-4">
      {brand}
      <h1 className="min-w-0 grow truncate text-l">{gameName(room.game.gameId, t)}</h1>
      {!room.isPlayer && (
        <Button size="m" onClick={() => openPopup({ name: 'login' })}>
          {t('shell.logIn')}
        </Button>
      )}
      {openChat && (
        <button type="button" className={round} aria-label={t('popups.chatTitle')} onClick={openChat}>
          <MessagesSquare size={20} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className={round}
        aria-pressed={isSoundOn}
        aria-label={t('play.sound')}
        onClick={() => setSound(!isSoundOn)}
      >
        {isSoundOn ? <Volume2 size={20} aria-hidden="true" /> : <VolumeX size={20} aria-hidden="true" />}
      </button>
      <button type="button" className={round} aria-label={t('lottery.menu')} onClick={openMenu}>
        <Menu size={22} aria-hidden="true" />
      </button>
    </header>
  )
}
