import { BrandMark } from '@fairground/ui/brand-mark'
import { lazyPart } from '@fairground/ui/lazy-part'
import { Toasts } from '@fairground/ui/toasts'
import { useEffect, useSyncExternalStore } from 'react'
import { LotteryChooser } from '../../features/lottery/lottery-chooser.tsx'
import { LotteryRoom } from '../../features/lottery/lottery-room.tsx'
import { useSounds } from '../../games/kit/sound/sound.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { Link, useSearch } from '../../kernel/router/index.ts'
import { useLinks } from '../../links/use-links.ts'
import { openPopup } from '../../popups/popups.ts'
import { DesignHost } from '../host.tsx'
import { LaterNotices } from '../later-notices.tsx'
import { OfflineBanner } from '../offline-banner.tsx'
import { Popups } from '../popups.tsx'
import { openOnTop } from './open-on-top.ts'

const ChatRoom = lazyPart(() => import('../../features/chat/chat-room.tsx'), 'ChatRoom')

/** The most of a game's or a room's name that an address may bring onto the page. */
const LONGEST_NAME = 40

/**
 * `/chatbet`: the lottery of `?gameId=`, else the lotteries to choose from, below the chat of `?roomId=` if it names one. It has no
 * surroundings; in a frame of another site it has no way out either, and what needs an account opens in the window around it (RT-03, RT-06).
 */
export function ChatbetPage() {
  const t = useTranslate()
  const isFramed = useIsFramed()
  useLinks()
  useSounds()
  useEffect(() => (isFramed ? openOnTop() : undefined), [isFramed])
  return (
    <DesignHost>
      <OfflineBanner />
      <Place isFramed={isFramed} />
      <Popups />
      <LaterNotices />
      <Toasts closeLabel={t('common.close')} />
    </DesignHost>
  )
}

function Place({ isFramed }: { isFramed: boolean }) {
  const t = useTranslate()
  const query = useSearch()
  const gameId = query.get('gameId')?.slice(0, LONGEST_NAME)
  const room = query.get('roomId')?.slice(0, LONGEST_NAME)
  const brand = !isFramed && (
    <Link
      to="/"
      className="flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-s"
      aria-label={t('common.brand')}
    >
      <BrandMark className="size-8" />
    </Link>
  )
  const wantedRoom = gameId ? undefined : room
  useEffect(() => {
    if (wantedRoom) openPopup({ name: 'chat', roomId: wantedRoom })
  }, [wantedRoom])
  if (gameId) {
    const chat = <ChatRoom wanted={{ gameId }} />
    return <LotteryRoom key={gameId} gameId={gameId} brand={brand} isFramed={isFramed} chat={chat} />
  }
  return <LotteryChooser brand={brand} />
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
