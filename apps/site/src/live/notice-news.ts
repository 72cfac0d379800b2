import { type EventMessage, NOTICES_CHANGED } from '@fairground/contract'
import { playNoticeSound } from '../kernel/browser/sound.ts'
import { learnNoticeTime } from '../player/notice-time.ts'
import { applyNewNotices } from './apply.ts'

/**
 * Reloads the notices and the user and plays the tone, when the notices changed later than this device knows (PU-06).
 */
export function hearOfNotices({ event, extra }: EventMessage): void {
  const time = extra?.noticeUpdateTime
  if (event !== NOTICES_CHANGED || typeof time !== 'number' || learnNoticeTime(time) === 'known') return
  applyNewNotices()
  void playNoticeSound()
}
