import * as chat from '@fairground/contract/calls/chat'
import * as staff from '@fairground/contract/calls/staff-chat'
import type { ChatMessage, ChatRole } from '@fairground/contract/chat'
import type { Locator, Page } from '@playwright/test'
import type { Player } from './player.ts'
import type { Product } from './product.ts'

/** Makes a room in which accounts of today write without waiting; `settings` are those that differ. */
export async function makeRoom(
  { staff: call }: Product,
  name: string,
  {
    kind = 'PUBLIC',
    minLevel,
    ...settings
  }: { kind?: 'PUBLIC' | 'ANNOUNCE' | 'VIP'; minLevel?: number } & Partial<{
    slowSeconds: number
    accountAgeMinutes: number
    messageLength: number
  }> = {},
): Promise<string> {
  const { model } = await call(staff.saveChatRoom, {
    ...{ kind, name },
    ...(minLevel !== undefined && { minLevel }),
    settings: { accountAgeMinutes: 0, slowSeconds: 0, ...settings },
  })
  return model.id
}

/** Gives a player a role in the chat. Moderators write without a pace. */
export async function giveRole(
  { staff: call }: Product,
  player: Player,
  role: Exclude<ChatRole, 'visitor'>,
): Promise<void> {
  await player.call(chat.rooms)
  await call(staff.setChatRole, { userId: player.userId, role })
}

/** Sends a text as a player on another device. */
export async function say(player: Player, roomId: string, body: string, mentions: string[] = []): Promise<ChatMessage> {
  const clientId = crypto.randomUUID()
  return (await player.call(chat.send, { roomId, body, clientId, mentions })).model.message
}

/** Opens a room in the popup. */
export async function openRoom(page: Page, url: string, roomId: string): Promise<Locator> {
  await page.goto(`${url}/#lotteryRoom=${roomId}`)
  return page.getByRole('dialog', { name: 'Chat' })
}

/** The list of a room's messages. */
export const messagesOf = (room: Locator): Locator => room.getByRole('region', { name: 'Messages' })
/** The field of a room. */
export const fieldOf = (room: Locator): Locator => room.getByRole('textbox', { name: 'Message', exact: true })
