import * as chat from '@fairground/contract/calls/chat'
import * as staffChat from '@fairground/contract/calls/staff-chat'
import { fieldOf, giveRole, makeRoom, messagesOf, openRoom, say } from './chat.ts'
import { expect, test } from './fixtures.ts'
import { createPlayer, logIn, type Player } from './player.ts'
import { type Product, startProduct } from './product.ts'

// One product for all of them, one after the other.
test.describe.configure({ mode: 'default' })
let product: Product
let staff: Player
test.beforeAll(async () => {
  product = await startProduct()
  staff = await createPlayer(product.url)
  await giveRole(product, staff, 'moderator')
})
test.afterAll(() => product.stop())

test('[PO-01] the popup of the chat is a room: what a player writes is there at once, and another player sees it', async ({
  page,
  context,
  browser,
  axe,
}) => {
  const roomId = await makeRoom(product, 'Lamplighters')
  await logIn(context, await createPlayer(product.url))
  const other = await browser.newContext()
  await logIn(other, await createPlayer(product.url))
  const othersPage = await other.newPage()
  const [room, othersRoom] = [
    await openRoom(page, product.url, roomId),
    await openRoom(othersPage, product.url, roomId),
  ]
  await expect(room.getByText('Nobody has written yet')).toBeVisible()
  await expect(fieldOf(othersRoom)).toBeVisible()
  await fieldOf(room).fill('The lamps are lit.')
  await fieldOf(room).press('Enter')
  await expect(messagesOf(room).getByText('The lamps are lit.')).toBeVisible()
  await expect(messagesOf(othersRoom).getByText('The lamps are lit.')).toBeVisible()
  await axe(othersPage)
  await other.close()

  await test.step('a visitor reads, and is asked to log in to write', async () => {
    const visitor = await browser.newContext()
    const visitorsRoom = await openRoom(await visitor.newPage(), product.url, roomId)
    await expect(messagesOf(visitorsRoom).getByText('The lamps are lit.')).toBeVisible()
    await expect(fieldOf(visitorsRoom)).toHaveCount(0)
    await visitorsRoom.getByRole('button', { name: 'Log in' }).click()
    await expect(visitorsRoom.page().getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
    await visitor.close()
  })
})

test('the unread messages stand below a line, earlier pages load on the way up, and a mention is one press away', async ({
  page,
  context,
}) => {
  const roomId = await makeRoom(product, 'Parade')
  const me = await createPlayer(product.url)
  const { model } = await me.call(chat.open, { roomId })
  for (let at = 1; at <= 70; at += 1) await say(staff, roomId, `float ${at}`)
  await me.call(chat.read, { roomId, seq: 40 })
  await say(staff, roomId, `@${model.me?.name} you are next`, [model.me?.id ?? ''])
  await logIn(context, me)
  const room = await openRoom(page, product.url, roomId)
  const list = messagesOf(room)
  await expect(list.getByText('New', { exact: true })).toBeVisible()
  await expect(list.getByText('float 41', { exact: true })).toBeInViewport()
  await room.getByRole('button', { name: 'To your mention' }).click()
  await expect(list.getByText('you are next')).toBeInViewport()
  await list.hover()
  const beginning = list.getByText('This is the beginning of the room.')
  const turnUp = async () => {
    await page.mouse.wheel(0, -2000)
    return beginning.count()
  }
  await expect.poll(turnUp).toBe(1)
  await page.mouse.wheel(0, -20_000)
  await expect(beginning).toBeInViewport()
  await expect(list.getByText('float 1', { exact: true })).toBeInViewport()
  await room.getByRole('button', { name: /^To the newest message/ }).click()
  await expect(list.getByText('you are next')).toBeInViewport()
})

test('a moderator publishes a held message, pins it, hides and deletes others, and warns: the player reads the warning until it is closed', async ({
  page,
  browser,
  axe,
}) => {
  const roomId = await makeRoom(product, 'Ring')
  await product.staff(staffChat.saveChatWord, { pattern: 'lantern', action: 'hold' })
  const author = await createPlayer(product.url)
  await say(await createPlayer(product.url), roomId, 'Come one, come all')
  await page.setViewportSize({ width: 360, height: 740 })
  const moderators = await browser.newContext()
  await logIn(moderators, staff)
  const desk = await moderators.newPage()
  const deskRoom = await openRoom(desk, product.url, roomId)
  const row = (text: string) => messagesOf(deskRoom).getByRole('listitem').filter({ hasText: text })
  await expect(row('Come one, come all')).toBeVisible()

  await logIn(page.context(), author)
  const room = await openRoom(page, product.url, roomId)
  await fieldOf(room).fill('Who has a lantern?')
  await room.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(room.getByText('Waits for a helper')).toBeVisible()
  await expect(messagesOf(deskRoom).getByText('Who has a lantern?')).toHaveCount(0)
  await desk.reload()
  await deskRoom.getByRole('button', { name: 'Messages that wait (1)' }).click()
  await axe(desk)
  await deskRoom.getByRole('button', { name: 'Publish' }).click()
  await expect(deskRoom.getByText('No message waits.')).toBeVisible()
  await expect(messagesOf(room).getByText('Who has a lantern?')).toBeVisible()
  await expect(room.getByText('Waits for a helper')).toHaveCount(0)

  const deed = async (text: string, name: string) => {
    await row(text)
      .getByRole('button', { name: /^More about/ })
      .click()
    await deskRoom.getByRole('button', { name, exact: true }).click()
  }
  await deskRoom.getByRole('dialog', { name: 'Messages that wait' }).getByRole('button', { name: 'Close' }).click()
  await deskRoom.getByRole('button', { name: 'About the room' }).click()
  const about = deskRoom.getByRole('dialog', { name: 'About the room' })
  await expect(about.getByRole('list').getByRole('listitem')).toHaveCount(2)
  await axe(desk)
  await about.getByRole('button', { name: 'Close' }).click()
  await deed('Who has a lantern?', 'Pin')
  await expect(room.getByRole('button', { name: /^To the pinned message/ })).toBeVisible()
  await deed('Come one, come all', 'Hide')
  await expect(messagesOf(room).getByText('Hidden until staff has looked at it')).toBeVisible()
  await deed('Who has a lantern?', 'Warn or mute')
  await deskRoom.getByRole('radio', { name: 'Warn' }).check()
  await deskRoom.getByRole('textbox', { name: 'Reason, which the player reads' }).fill('No trading, please.')
  await axe(desk)
  await deskRoom.getByRole('button', { name: 'Warn', exact: true }).click()
  await deed('Who has a lantern?', 'Delete')
  await expect(messagesOf(room).getByText('Deleted by a moderator')).toBeVisible()

  await page.reload()
  await expect(room.getByText('A moderator has warned you: No trading, please.')).toBeVisible()
  await axe(page)
  await room
    .getByText('A moderator has warned you')
    .locator('..')
    .locator('..')
    .getByRole('button', { name: 'Close' })
    .click()
  await expect(room.getByText('No trading, please.')).toHaveCount(0)
  await page.reload()
  await expect(fieldOf(room)).toBeVisible()
  await expect(room.getByText('No trading, please.')).toHaveCount(0)
  await moderators.close()
})
