import { type EventMessage, NOTICES_CHANGED } from '@fairground/contract'
import { learnNoticeTime } from '../session/notice-time.ts'
import { queryClient } from '../session/query-client.ts'
import { playNoticeSound } from '../session/sound.ts'
import { findToken } from '../session/token.ts'
import { reloadUser } from '../session/user.ts'

/** Has the notices and the user read anew and rings, when notices have changed later than this device knows (PU-06). */
export function hearOfNotices({ event, extra }: EventMessage): void {
  const time = extra?.noticeUpdateTime
  if (event !== NOTICES_CHANGED || typeof time !== 'number' || learnNoticeTime(time) === 'known') return
  void queryClient.invalidateQueries({ queryKey: ['notices'] })
  if (findToken() !== undefined) void reloadUser()
  void playNoticeSound()
}
