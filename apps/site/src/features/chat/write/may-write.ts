import type { ChatRole } from '@fairground/contract/chat'
import type { RoomState } from '../room/room-state.ts'
import type { RoomView } from '../room/room-view.ts'

const RANK: Readonly<Record<ChatRole, number>> = { visitor: 0, member: 1, helper: 2, moderator: 3, operator: 4 }

/** Whether a role may do what another one may. */
export const isAtLeast = (role: ChatRole, least: ChatRole): boolean => RANK[role] >= RANK[least]

/** Whether somebody may write now: `yes`, or why not. */
export function mayWrite(
  { role, room }: Pick<RoomState, 'role' | 'room'>,
  { silence }: Pick<RoomView, 'silence'>,
): 'yes' | 'visitor' | 'announcements' | 'locked' | 'silenced' {
  if (role === 'visitor') return 'visitor'
  if (silence) return 'silenced'
  if (room.kind === 'ANNOUNCE' && !isAtLeast(role, 'operator')) return 'announcements'
  if (room.locked && !isAtLeast(role, 'moderator')) return 'locked'
  return 'yes'
}
