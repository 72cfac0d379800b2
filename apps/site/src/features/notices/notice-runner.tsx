import type { Notice } from '@fairground/contract'
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
import { findShown, keepShown } from './shown-notices.ts'

/** Browsers' timers end at 24 days; looking in between costs nothing. */
const LONGEST_WAIT_MS = 60 * 60_000

function show({ id, type, event, title, description, config }: Notice): void {
  keepShown(showKey({ id, event }), Date.now())
  openPopup({ name: 'notice', notice: { id, title, description, config } })
  if (type === 'COMPLETE_REGISTRATION') void notePushed(id)
}

/** Who sits before the page; `undefined` until that is known. */
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
 * Brings the operator's notices as popups when their time has come (NT-01, NT-02), and an event's when it happens. Shows
 * nothing itself, and disturbs no game.
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
      // One after the other: the next look is when this one is closed.
      const [due] = dueNotices(notices, reader, findShown(), now)
      if (due) return show(due)
      const next = nextNoticeAt(notices, reader, findShown())
      if (next !== undefined) timer = setTimeout(look, Math.min(next - now, LONGEST_WAIT_MS))
    }
    look()
    return () => clearTimeout(timer)
  }, [notices, reader, isBusy])

  useEffect(() => {
    if (!notices) return
    return takeEvents((event) => {
      const notice = noticeForEvent(notices, event, findShown(), Date.now())
      if (notice) show(notice)
    })
  }, [notices])

  useEffect(() => {
    const news = noticeTime === undefined ? 'known' : learnNoticeTime(noticeTime)
    if (news === 'known') return
    // On a new device the notices may have been fetched before the time that it learns first.
    void queryClient.invalidateQueries({ queryKey: ['notices'] })
    if (news === 'newer') void playNoticeSound()
  }, [noticeTime])
  return null
}
