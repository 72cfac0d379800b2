import * as lottery from '@fairground/contract/calls/lottery'
import * as staff from '@fairground/contract/calls/staff'
import { GAME_SWITCHED, type SentMessage, SITE_CHANNEL } from '@fairground/contract/live'
import { NOTICES_CHANGED } from '@fairground/contract/notice'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { turnAhead } from '../../src/ground/work/timers.ts'
import { slip } from '../lottery/lottery-table.ts'
import { bet, newBettor, stop } from '../multiplayer/table.ts'
import { newStaff } from '../staff.ts'
import type { LiveClient } from './live-client.ts'
import { newsOf, openPage, openSeveral, type Several } from './several.ts'

let all: Several
beforeAll(async () => {
  all = await openSeveral()
})
afterAll(() => all.stop())

/** Counts equal things. */
function countOf(things: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1
  return counts
}

/** The numbers of each channel of a page go on without a gap. */
function expectNoGap(page: LiveClient): void {
  for (const channel of new Set(page.messages.map((message) => message.channel))) {
    const numbers = newsOf(page).filter((message) => message.channel === channel)
    const seqs = numbers.map(({ id }) => Number(id.split('-')[1]))
    expect(seqs).toEqual(seqs.map((_, at) => (seqs[0] ?? 0) + at))
  }
}

test('[PU-07] a flight that another process drives is heard once on the pages of each: begin, phases, stops, end', async () => {
  const { one, other, table, clock } = all
  const player = await newBettor(one)
  const rival = await newBettor(other)
  const pages = [
    await openPage(one, ['crash', player.userId], player),
    await openPage(other, ['crash', player.userId], player),
  ]
  const ids: string[] = []
  const flight = await table.toFlightOf(3_500, async () => {
    ids.splice(0, 2, (await bet(player, 'crash')).id, (await bet(rival, 'crash')).id)
    for (const page of pages)
      for (const id of ids) await page.until((message) => message.type === 'bet_begin' && message.bet.id === id)
  })
  clock.ms = (flight.started_at?.getTime() ?? 0) + 2_000
  const { winAmount } = await stop(player, ids[0] ?? '')
  const decidedIn = (page: LiveClient) =>
    newsOf(page).flatMap((message) =>
      message.type === 'game_data' && message.data?.kind === 'bets'
        ? (message.data.list as { id: string; result: string }[]).map(({ id, result }) => `${id} ${result}`)
        : [],
    )
  for (const page of pages) await expect.poll(() => decidedIn(page)).toContain(`${ids[0]} WIN`)
  const next = await table.toNext()
  for (const page of pages) {
    const ownBets = countOf(decidedIn(page).filter((text) => text.startsWith(ids[0] ?? '')))
    expect(ownBets).toEqual({ [`${ids[0]} PENDING`]: 1, [`${ids[0]} WIN`]: 1 })
    const begins = newsOf(page).flatMap((message) =>
      message.type === 'bet_begin' && ids.includes(message.bet.id) ? [`${message.channel} ${message.bet.id}`] : [],
    )
    expect(countOf(begins)).toEqual({
      [`crash ${ids[0]}`]: 1,
      [`crash ${ids[1]}`]: 1,
      [`${player.userId} ${ids[0]}`]: 1,
    })
    const phasesOf = (termId: string) =>
      newsOf(page).flatMap((message) =>
        message.type === 'game_data' && message.data?.kind === 'phase' && message.term?.id === termId
          ? [message.term.status]
          : [],
      )
    await expect.poll(() => phasesOf(next.id)).toEqual(['NEW'])
    // The page has joined while the first round took bets already.
    expect(phasesOf(flight.id).filter((status) => status !== 'NEW')).toEqual(['RUNNING', 'FINISHED'])
    const balances = newsOf(page).filter((message) => message.type === 'balance')
    expect(balances.at(-1)).toMatchObject({ heldBalance: winAmount })
    const versions = balances.map(({ version }) => version ?? 0)
    expect(versions).toEqual(versions.map((_, at) => (versions[0] ?? 0) + at))
    expectNoGap(page)
    page.close()
  }
})

test('[PU-07] a term and its slips are heard once on the pages of each process', async () => {
  const { one, other, clock } = all
  const gameId = 'colour10'
  const player = await newBettor(one)
  const pages = [await openPage(one, [`game:${gameId}`]), await openPage(other, [`game:${gameId}`])]
  const termOf = async () => (await other.call(lottery.term, { gameId })).model
  await expect.poll(async () => (await termOf().catch(() => undefined))?.phase, { interval: 10 }).toBe('OPEN')
  const term = await termOf()
  const { id } = await slip(player, gameId, [{ market: 'side', pick: 'big', stake: 10 }])
  const until = (phase: string) =>
    expect
      .poll(
        async () =>
          (await one.call(lottery.terms, { gameId, pageSize: 5 })).page.content.find((each) => each.id === term.id)
            ?.phase ?? (await termOf()).phase,
        { interval: 10 },
      )
      .toBe(phase)
  clock.ms = term.closesAt
  await until('CLOSED')
  clock.ms = term.drawsAt
  for (const page of pages) {
    const phases = () =>
      newsOf(page).flatMap((message) =>
        message.type === 'game_data' && message.term?.id === term.id
          ? [`${message.term.phase} ${message.term.status}`]
          : [],
      )
    await expect.poll(() => phases().at(-1)).toBe('SETTLED FINISHED')
    expect(phases().filter((phase) => phase !== 'OPEN NEW')).toEqual(['CLOSED NEW', 'DRAWN NEW', 'SETTLED FINISHED'])
    expect(newsOf(page).filter((message) => message.type === 'bet_begin' && message.bet.id === id)).toHaveLength(1)
    expectNoGap(page)
    page.close()
  }
})

test('[NT-01] a notice and a switched game are told once, whichever process finds them', async () => {
  const { one, other, clock } = all
  const desk = await newStaff(one)
  const pages = [await openPage(one, [SITE_CHANNEL]), await openPage(other, [SITE_CHANNEL])]
  clock.ms += 1
  await desk.call(staff.saveNotice, { type: 'EVENT', config: { type: 'EVENT' } })
  const isState = (message: SentMessage, enabled: boolean) =>
    message.type === 'event' && message.extra?.enabled === enabled
  const isTold = (name: string) => (message: { type: string; event?: string }) => message.event === name
  for (const page of pages) await page.until(isTold(NOTICES_CHANGED))
  for (const enabled of [false, true]) {
    await one.parts.db.updateTable('game').set({ enabled }).where('id', '=', 'mines').execute()
    for (const page of pages) await page.until((message) => isTold(GAME_SWITCHED)(message) && isState(message, enabled))
    turnAhead(2_000)
  }
  for (const page of pages) {
    expect(countOf(page.events.map(({ type }) => String(type)))).toEqual({ [NOTICES_CHANGED]: 1, [GAME_SWITCHED]: 2 })
    page.close()
  }
})
