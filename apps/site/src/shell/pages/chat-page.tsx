import { BrandMark } from '@fairground/ui/brand-mark'
import { buttonClass } from '@fairground/ui/button'
import { useSyncExternalStore } from 'react'
import { ChatTent } from '../../features/popups/art/tents.tsx'
import { GameTickets } from '../../features/popups/game-tickets.tsx'
import { useTranslate } from '../../kernel/language/language.ts'
import { useTitle } from '../../kernel/language/title.ts'
import { Link, useSearch } from '../../kernel/router/index.ts'

/** The most of a room's name that an address may bring onto the page. */
const LONGEST_NAME = 40

/**
 * `/chatbet` and `/chatlive`: says that the rooms are not open yet and what the player can do meanwhile. It has no
 * surroundings; in a frame of another site it has no header either (RT-03, RT-04, RT-06).
 */
export function ChatPage({ kind }: { kind: 'lottery' | 'live' }) {
  const t = useTranslate()
  const query = useSearch()
  const isFramed = useIsFramed()
  const room = kind === 'lottery' ? (query.get('roomId') ?? query.get('gameId')) : null
  const title = t(kind === 'lottery' ? 'gates.lotteryTitle' : 'gates.liveTitle')
  useTitle(title)
  return (
    <div className="flex min-h-dvh flex-col">
      {!isFramed && (
        <header className="flex h-16 items-center border-b border-line px-3 tablet:px-6">
          <Link to="/" className="flex min-h-11 items-center gap-2 rounded-s" aria-label={t('common.brand')}>
            <BrandMark className="size-8" />
            <span className="font-display text-l font-extrabold tracking-tight">{t('common.brand')}</span>
          </Link>
        </header>
      )}
      <main className="mx-auto flex w-full max-w-md grow flex-col justify-center gap-4 px-6 py-10 text-center">
        <span className="flex justify-center">
          <ChatTent />
        </span>
        {room && (
          <p className="ticket mx-auto bg-button px-5 py-2 text-s font-semibold text-muted">
            {t('gates.room', { room: room.slice(0, LONGEST_NAME) })}
          </p>
        )}
        <h1 className="text-xl">{title}</h1>
        <p className="text-muted">{t(kind === 'lottery' ? 'gates.lotteryText' : 'gates.liveText')}</p>
        <div className="text-start">
          <GameTickets from="chat" />
        </div>
        <Link to="/fairness" className={buttonClass('ghost')}>
          {t('gates.howFair')}
        </Link>
      </main>
    </div>
  )
}

const never = () => () => undefined

/** Whether the page stands in a frame; false on the server. */
function useIsFramed(): boolean {
  return useSyncExternalStore(
    never,
    () => window.parent !== window,
    () => false,
  )
}
