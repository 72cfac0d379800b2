import * as chat from '@fairground/contract/calls/chat'
import * as game from '@fairground/contract/calls/game'
import * as staffChat from '@fairground/contract/calls/staff-chat'
import { fieldOf, giveRole, makeRoom, messagesOf, openRoom, say } from './chat.ts'
import { expect, test } from './fixtures.ts'
import { createPlayer, logIn, type Player } from './player.ts'
import { type Product, startProduct } from './product.ts'
import { item, publishLobby } from './publish-design.ts'

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
})

test('the number of those who have a room open follows them', async ({ page, context, browser }) => {
  const roomId = await makeRoom(product, 'Turnstile')
  await page.clock.install()
  await logIn(context, await createPlayer(product.url))
  const room = await openRoom(page, product.url, roomId)
  await expect(room.getByText('1 online')).toBeVisible()
  const other = await browser.newContext()
  await logIn(other, await createPlayer(product.url))
  await expect(fieldOf(await openRoom(await other.newPage(), product.url, roomId))).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(31_000)
    await expect(room.getByText('2 online')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await other.close()
})

test('a player changes the last own message with the arrow up, deletes it, and answers, reacts to, reports and ignores others', async ({
  page,
  context,
  axe,
}) => {
  const roomId = await makeRoom(product, 'Stalls')
  const me = await createPlayer(product.url)
  await say(staff, roomId, 'Who sells candy floss?')
  await logIn(context, me)
  const room = await openRoom(page, product.url, roomId)
  const list = messagesOf(room)
  const others = list.getByRole('listitem').filter({ hasText: 'Who sells candy floss?' })
  await others.getByRole('button', { name: /^More about/ }).click()
  await axe(page)
  await room.getByRole('button', { name: 'React with 🔥' }).click()
  await expect(others.getByRole('button', { name: '🔥 1', pressed: true })).toBeVisible()
  await others.getByRole('button', { name: /^More about/ }).click()
  await room.getByRole('button', { name: 'Reply' }).click()
  await expect(fieldOf(room)).toBeFocused()
  await page.keyboard.type('I do')
  await page.keyboard.press('Enter')
  const posted = list.getByRole('listitem').filter({ hasText: 'I do' })
  await expect(posted.getByRole('button', { name: /^More about/ })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(fieldOf(room)).toHaveValue('I do')
  await page.keyboard.type(' and popcorn')
  await page.keyboard.press('Enter')
  const own = list.getByRole('listitem').filter({ hasText: 'I do and popcorn' })
  await expect(own.getByText('(edited)')).toBeVisible()
  await own.getByRole('button', { name: /^More about/ }).click()
  await room.getByRole('button', { name: 'Delete' }).click()
  await expect(list.getByText('Message deleted')).toBeVisible()

  await others.getByRole('button', { name: /^More about/ }).click()
  await room.getByRole('button', { name: 'Report' }).click()
  await room.getByRole('radio', { name: 'Fraud or begging' }).check()
  await axe(page)
  await room.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. Our team looks at it.')).toBeVisible()
  await others.getByRole('button', { name: /^More about/ }).click()
  await room.getByRole('button', { name: 'Ignore this player' }).click()
  await expect(list.getByText('Who sells candy floss?')).toHaveCount(0)
  await expect(list.getByText('Message of a player whom you ignore')).toBeVisible()
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
  await expect(async () => {
    await page.mouse.wheel(0, -2000)
    await expect(list.getByText('This is the beginning of the room.')).toBeInViewport({ timeout: 500 })
  }).toPass()
  await expect(list.getByText('float 1', { exact: true })).toBeInViewport()
  await room.getByRole('button', { name: /^To the newest message/ }).click()
  await expect(list.getByText('you are next')).toBeInViewport()
})

test('a room says why there is no field: to a visitor, to a muted player, to a new account, and below a level', async ({
  page,
  browser,
  axe,
}) => {
  const roomId = await makeRoom(product, 'Gate')
  await say(staff, roomId, 'Good evening')
  const room = await openRoom(page, product.url, roomId)
  await expect(messagesOf(room).getByText('Good evening')).toBeVisible()
  await expect(fieldOf(room)).toHaveCount(0)
  await axe(page)
  await room.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()

  const context = await browser.newContext()
  const muted = await createPlayer(product.url)
  await logIn(context, muted)
  const mutedPage = await context.newPage()
  const mutedRoom = await openRoom(mutedPage, product.url, roomId)
  await expect(fieldOf(mutedRoom)).toBeVisible()
  const { model } = await muted.call(chat.open, { roomId })
  const userId = model.me?.id ?? ''
  await staff.call(chat.moderate, { action: 'mute', userId, roomId, seconds: 600, reason: 'Too loud' })
  await fieldOf(mutedRoom).fill('HELLO')
  await fieldOf(mutedRoom).press('Enter')
  await expect(mutedRoom.getByText('You cannot write here for now (Too loud). You can read on.').last()).toBeVisible()
  await expect(mutedRoom.getByText(/^Until /)).toBeVisible()
  await expect(fieldOf(mutedRoom)).toHaveCount(0)
  const newcomersId = await makeRoom(product, 'Newcomers', { accountAgeMinutes: 10 })
  const newcomers = await openRoom(mutedPage, product.url, newcomersId)
  await mutedPage.reload()
  await expect(newcomers.getByText('Your account is new. You can write here in 10 min.')).toBeVisible()
  await expect(newcomers.getByText('The first message will appear here.')).toBeVisible()
  await expect(fieldOf(newcomers)).toHaveCount(0)
  const vipId = await makeRoom(product, 'Balcony', { kind: 'VIP', minLevel: 7 })
  const vip = await openRoom(mutedPage, product.url, vipId)
  await mutedPage.reload()
  await expect(vip.getByText('A room from level 7 on')).toBeVisible()
  await context.close()
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

test('the author of a message of distress sees where help is, and nobody else', async ({ page, context, axe }) => {
  const roomId = await makeRoom(product, 'Quiet corner')
  await page.setViewportSize({ width: 360, height: 740 })
  await logIn(context, await createPlayer(product.url))
  const room = await openRoom(page, product.url, roomId)
  await fieldOf(room).fill('I lost everything')
  await room.getByRole('button', { name: 'Send', exact: true }).click()
  const help = room.getByRole('region', { name: 'Is it hard right now?' })
  await expect(help.getByRole('link', { name: 'Gambling Therapy' })).toBeVisible()
  await axe(page)
  await help.getByRole('button', { name: 'Close' }).click()
  await expect(help).toHaveCount(0)
  await expect(messagesOf(room).getByText('I lost everything')).toBeVisible()
})

test('slow mode counts down on the button, and a text that is too long says by how much', async ({ page, context }) => {
  const roomId = await makeRoom(product, 'Queue', { slowSeconds: 60, messageLength: 20 })
  await logIn(context, await createPlayer(product.url))
  const room = await openRoom(page, product.url, roomId)
  await fieldOf(room).fill('a text of thirty characters ..')
  await expect(room.getByText('Too long by 10')).toBeVisible()
  await fieldOf(room).press('Enter')
  await fieldOf(room).fill('short')
  await fieldOf(room).press('Enter')
  await expect(messagesOf(room).getByText('short', { exact: true })).toBeVisible()
  await expect(messagesOf(room).getByText('a text of thirty')).toHaveCount(0)
  await expect(room.getByRole('button', { name: /^Send in \d+ s$/ })).toBeVisible()
})

test('[PU-02] after ten tries 3 s apart a button connects the chat again, and what was missed is there and counted', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/WebSocket|ERR_FAILED|Failed to load resource/)
  const roomId = await makeRoom(product, 'Wires')
  await logIn(context, await createPlayer(product.url))
  let isCut = false
  const lines = new Set<{ close(): Promise<void> }>()
  await page.routeWebSocket(/sock\.io/, (line) => {
    if (isCut) return void line.close()
    line.connectToServer()
    lines.add(line)
  })
  await page.route('**/sock.io/**', (route) => (isCut ? route.abort() : route.continue()))
  await page.clock.install()
  const room = await openRoom(page, product.url, roomId)
  await expect(fieldOf(room)).toBeVisible()
  await say(staff, roomId, 'before')
  await expect(messagesOf(room).getByText('before')).toBeVisible()
  isCut = true
  for (const line of lines) await line.close()
  await expect(room.getByText('Reconnecting…')).toBeVisible()
  const lost = room.getByText('No connection to the chat.')
  await expect(async () => {
    await page.clock.runFor(3000)
    await expect(lost).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [0] })
  await say(staff, roomId, 'meanwhile')
  isCut = false
  await room.getByRole('button', { name: 'Retry' }).click()
  await expect(messagesOf(room).getByText('meanwhile')).toBeVisible()
  await expect(room.getByText('Connected again. New messages meanwhile: 1')).toBeVisible()
})

test('[RT-03] a link to a round tells its game and what it brought, and leads to the round', async ({
  page,
  context,
}) => {
  const roomId = await makeRoom(product, 'Ticket booth')
  const player = await createPlayer(product.url, 20)
  const { model } = await player.call(game.bet, {
    gameId: 'scratch',
    model: { betAmount: 1 },
  })
  const unknown = `${product.url}/round/0199a0c4-5f00-7a31-8a11-2f1f6f1b0c55`
  await say(staff, roomId, `Look: ${product.url}/round/${model.id}, not ${unknown}`)
  await logIn(context, await createPlayer(product.url))
  const list = messagesOf(await openRoom(page, product.url, roomId))
  await expect(list.getByRole('link', { name: unknown })).toBeVisible()
  await list.getByRole('link', { name: /^Scratch cards \d+\.\d\d×$/ }).click()
  await expect(page).toHaveURL(`${product.url}/round/${model.id}`)
})

test('on a wide window the chat opens beside the page, and is there again after a reload until it is closed', async ({
  page,
  context,
  axe,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await logIn(context, await createPlayer(product.url))
  await page.goto(product.url)
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  const panel = page.getByRole('complementary', { name: 'Chat' })
  await panel.getByRole('button', { name: /^Lobby/ }).click()
  await expect(fieldOf(panel).or(panel.getByText('Nobody has written yet')).first()).toBeVisible()
  await axe(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
  await page.reload()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible()
  await expect(panel).toHaveCount(0)
})

test('a page shows a room with its last messages, and a press opens it', async ({ page, context }) => {
  const roomId = await makeRoom(product, 'By the carousel')
  await say(staff, roomId, 'Who lights the lamps tonight?')
  await publishLobby(product, [item('C000140', { title: 'Chat with us', roomId, messages: 2 })])
  await logIn(context, await createPlayer(product.url))
  await page.goto(product.url)
  const block = page.getByRole('region', { name: 'Chat with us' })
  await expect(block.getByText('Who lights the lamps tonight?')).toBeVisible()
  await say(staff, roomId, 'I do.')
  await expect(block.getByText('I do.')).toBeVisible({ timeout: 30_000 })
  await block
    .getByRole('button', { name: 'Open the room' })
    .or(block.getByRole('link', { name: 'Open the room' }))
    .click()
  await expect(messagesOf(page.getByRole('dialog', { name: 'Chat' })).getByText('I do.')).toBeVisible()
})
