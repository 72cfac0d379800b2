import type { Notice } from '@fairground/contract/notice'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { playNoticeSound } from '../../kernel/browser/sound.ts'
import { queryClient } from '../../kernel/query-client.ts'
import { useLocation } from '../../kernel/router/index.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { takeEvents } from '../../live/noticed-events.ts'
import { learnNoticeTime } from '../../player/notice-time.ts'
import { notePushed, noticesQuery } from '../../player/notices.ts'
import { useUser } from '../../player/user.ts'
import { openPopup, usePopups } from '../../popups/popups.ts'
import { dueNotices, nextNoticeAt, noticeForEvent, type Reader, showKey } from './schedule.ts'
import { loadShownTimes, storeShownTime } from './shown-notices.ts'

/** Browser timers cannot run longer than 24 days, so the runner checks in between. */
const LONGEST_WAIT_MS = 60 * 60_000

function show({ id, type, event, title, description, config }: Notice): void {
  storeShownTime(showKey({ id, event }), Date.now())
  openPopup({ name: 'notice', notice: { id, title, description, config } })
  if (type === 'COMPLETE_REGISTRATION') void notePushed(id)
}

/** The player or visitor of this page; `undefined` until it is known. */
function useReader(): Reader | undefined {
  const loggedIn = useLoggedIn()
  const rechargeCount = useUser()?.rechargeCount
  const sinceMs = useMemo(() => (loggedIn ? Date.now() : 0), [loggedIn])
  return useMemo(() => {
    if (!loggedIn) return { kind: 'visitor' }
    return rechargeCount === undefined ? undefined : { kind: 'player', rechargeCount, sinceMs }
  }, [loggedIn, rechargeCount, sinceMs])
}

/**
 * Opens the operator's notices as popups at their time (NT-01, NT-02), and an event's notice when the event happens. It
 * renders nothing, and it never disturbs a game.
 */
export function NoticeRunner() {
  const reader = useReader()
  const inGame = useLocation().pathname.startsWith('/game/')
  const { open, waiting } = usePopups()
  const isBusy = inGame || open.length + waiting.length > 0
  const noticeTime = useUser()?.noticeUpdateTime
  const { data: notices } = useQuery({ ...noticesQuery(reader?.kind ?? 'visitor'), enabled: reader !== undefined })

  useEffect(() => {
    if (!notices || !reader || isBusy) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const now = Date.now()
      // One notice at a time: the next check comes after this popup has closed.
      const [due] = dueNotices(notices, reader, loadShownTimes(), now)
      if (due) return show(due)
      const nextAt = nextNoticeAt(notices, reader, loadShownTimes())
      if (nextAt !== undefined) timer = setTimeout(look, Math.min(nextAt - now, LONGEST_WAIT_MS))
    }
    look()
    return () => clearTimeout(timer)
  }, [notices, reader, isBusy])

  useEffect(() => {
    if (!notices) return
    return takeEvents((event) => {
      const notice = noticeForEvent(notices, event, loadShownTimes(), Date.now())
      if (notice) show(notice)
    })
  }, [notices])

  useEffect(() => {
    const news = noticeTime === undefined ? 'known' : learnNoticeTime(noticeTime)
    if (news === 'known') return
    // On a new device the notices may load before the first visit's time is stored.
    void queryClient.invalidateQueries({ queryKey: ['notices'] })
    if (news === 'newer') void playNoticeSound()
  }, [noticeTime])
  return null
}
