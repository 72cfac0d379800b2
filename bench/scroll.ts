// Measures how smoothly a room of the chat with 10,000 messages scrolls on a phone whose processor is slowed down four times.
import * as chat from '@fairground/contract/calls/chat'
import { newMessageId } from '@fairground/server/talk/chat/messages/message-id.ts'
import { startTestServer } from '@fairground/testkit'
import { startTestCluster } from '@fairground/testkit/cluster.ts'
import { CLUSTER_VARIABLE } from '@fairground/testkit/database.ts'
import { newPlayer } from '@fairground/testkit/player.ts'
import { chromium, type Page } from '@playwright/test'
import { missedFrames, TRACED } from './frames/missed-frames.ts'
import { buildSite } from './load/pages.ts'
import { findNumber } from './measure/options.ts'

const SLOW_DOWN = 4
const FRAMES_A_SECOND = 60
/** The least number of 60 frames in the worst second. */
const FRAMES_BAR = 58
const PHONE = { width: 360, height: 740 }
/** A finger that flicks through a long list: pixels a second, and how far. */
const SPEED = 2_400
const DISTANCE = 24_000
/** Rows of one statement: a statement has at most 65,535 parameters. */
const MOST_ROWS = 1_000

/** @param options `--messages N` (default 10,000) */
export async function run(options: string[]): Promise<boolean> {
  const messages = findNumber(options, '--messages') ?? 10_000
  const siteFolder = buildSite()
  const cluster = await startTestCluster()
  process.env[CLUSTER_VARIABLE] = cluster.url
  const server = await startTestServer({ siteFolder })
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '', args: ['--no-sandbox'] })
  try {
    const [room] = (await server.call(chat.rooms)).list
    if (!room) throw new Error('no room')
    const [writer, reader] = [await newPlayer(server), await newPlayer(server)]
    await writer.call(chat.open, { roomId: room.id })
    await fill(server.parts, { roomId: room.id, accountId: writer.userId, messages })
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
    await context.addInitScript((token) => localStorage.setItem('user', JSON.stringify({ token })), reader.token)
    const page = await context.newPage()
    await page.goto(`${server.url}/#lotteryRoom=${room.id}`)
    await loadAll(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    const rows = []
    for (const [way, distance] of [
      ['down', -DISTANCE],
      ['up', DISTANCE],
    ] as const) {
      await watchBlanks(page)
      await browser.startTracing(page, { categories: TRACED })
      await session.send('Input.synthesizeScrollGesture', {
        ...{ x: PHONE.width / 2, y: PHONE.height / 2, yDistance: distance, speed: SPEED },
        ...{ gestureSourceType: 'touch', preventFling: true },
      })
      const seconds = missedFrames(await browser.stopTracing()).map((count) => FRAMES_A_SECOND - count)
      const blanks = await page.evaluate(() => Number(Reflect.get(window, 'blanks')))
      rows.push({ way, seconds: seconds.length, worst: Math.min(...seconds), blanks, frames: seconds.join(' ') })
    }
    console.table(rows)
    console.info(`rows in the page: ${await page.getByRole('listitem').count()} of ${messages} messages`)
    return rows.every(({ seconds, worst, blanks }) => seconds > 0 && worst >= FRAMES_BAR && blanks === 0)
  } finally {
    await browser.close()
    await server.stop()
    await cluster.stop()
  }
}

/** Posts messages of different lengths, as if they had been written one after the other. */
async function fill(
  { db, now }: Awaited<ReturnType<typeof startTestServer>>['parts'],
  { roomId, accountId, messages }: { roomId: string; accountId: string; messages: number },
): Promise<void> {
  const at = new Date(now() - 60_000)
  const rows = Array.from({ length: messages }, (_, index) => ({
    ...{ id: newMessageId(at.getTime()), room_id: roomId, seq: BigInt(index + 1), account_id: accountId },
    type: 'text' as const,
    ...{ client_id: `bench-${index}`, body: 'Some words of a message. '.repeat(1 + (index % 7)), entities: '[]' },
    created_at: at,
  }))
  for (let from = 0; from < messages; from += MOST_ROWS) {
    const part = rows.slice(from, from + MOST_ROWS)
    await db.insertInto('chat_message').values(part).execute()
    const events = part.map(({ id, seq }) => ({ room_id: roomId, seq, kind: 'message' as const, message_id: id, at }))
    await db.insertInto('chat_event').values(events).execute()
  }
  await db
    .updateTable('chat_room')
    .set({ seq: BigInt(messages) })
    .where('id', '=', roomId)
    .execute()
}

/** Counts the drawn frames in which a quarter of the list shows no message: a smooth list may still be an empty one. */
function watchBlanks(page: Page): Promise<void> {
  return page.getByRole('region', { name: 'Messages' }).evaluate((region) => {
    Object.assign(window, { blanks: 0 })
    const { left, top, width, height } = region.getBoundingClientRect()
    const isShown = (part: number) =>
      document
        .elementsFromPoint(left + width / 2, top + height * part)
        .some((element) => element.closest('li, [role=listitem]'))
    const look = () => {
      if (![0.25, 0.5, 0.75].every(isShown))
        Object.assign(window, { blanks: Number(Reflect.get(window, 'blanks')) + 1 })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Frames without a change after which the list stands: a finger that comes while it is laid out moves nothing. */
const STILL_FRAMES = 30

/** Scrolls up until the room begins, and waits until the list stands. */
async function loadAll(page: Page): Promise<void> {
  const list = page.getByRole('region', { name: 'Messages' })
  await list.getByRole('listitem').first().waitFor()
  await list.evaluate(async (region, stillFrames) => {
    const scroller = [region, ...region.querySelectorAll('*')].find(
      (element) =>
        element.scrollHeight > element.clientHeight + 100 && getComputedStyle(element).overflowY !== 'visible',
    )
    if (!scroller) throw new Error('nothing scrolls')
    const isBegun = () => region.textContent?.includes('This is the beginning of the room.')
    while (!isBegun()) {
      scroller.scrollTop = 0
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)))
    }
    for (let still = 0, height = 0; still < stillFrames; still++) {
      scroller.scrollTop = 0
      if (scroller.scrollHeight !== height) still = 0
      height = scroller.scrollHeight
      await new Promise(requestAnimationFrame)
    }
  }, STILL_FRAMES)
}
