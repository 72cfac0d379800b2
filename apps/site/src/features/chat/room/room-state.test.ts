import type { ChatEvent } from '@fairground/contract/chat'
import { CallError } from '@fairground/contract/envelope'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillGap, MOST_REPLAYED } from './fill-gap.ts'
import { createModelRoom, type RoomDeed } from './model-room.ts'
import {
  dropSend,
  hasGap,
  markRead,
  openRoomState,
  putSend,
  type RoomState,
  takeEvents,
  takeMessage,
  takeMine,
  takePage,
} from './room-state.ts'

const deedArbitrary: fc.Arbitrary<RoomDeed> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('post' as const), by: fc.nat(3) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'edit' as const,
        'delete' as const,
        'react' as const,
        'hide' as const,
        'show' as const,
        'pin' as const,
      ),
      at: fc.nat(200),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('unpin' as const, 'slow' as const) }) },
)

/** What becomes of a live event on its way: lost, or delivered as many times; a small rank overtakes a large one. */
const fateArbitrary = fc.record({
  copies: fc.integer({ min: 0, max: 3 }),
  ranks: fc.array(fc.nat(9), { minLength: 3, maxLength: 3 }),
})

/** The events in the order of their arrival, in bundles. */
function deliver(
  events: readonly ChatEvent[],
  fates: readonly { copies: number; ranks: readonly number[] }[],
): ChatEvent[][] {
  const arrivals = events.flatMap((event, at) => {
    const { copies, ranks } = fates[at % fates.length] ?? { copies: 1, ranks: [0] }
    return Array.from({ length: copies }, (_, copy) => ({ event, time: at + (ranks[copy] ?? 0) }))
  })
  const ordered = arrivals.toSorted((one, other) => one.time - other.time).map(({ event }) => event)
  return Array.from({ length: Math.ceil(ordered.length / 4) }, (_, at) => ordered.slice(at * 4, at * 4 + 4))
}

/** Closes a gap as a session does: by history, else by opening the room again. */
async function close(room: ReturnType<typeof createModelRoom>, before: RoomState): Promise<RoomState> {
  let state = before
  const isFilled = await fillGap({
    lastSeq: () => state.seq,
    isClosed: () => !hasGap(state),
    read: async (after, limit) => room.after(after, limit),
    take: (events) => {
      state = takeEvents(state, events)
    },
  })
  return isFilled ? state : openRoomState(room.open(0, 0, 50), state)
}

describe('a room', () => {
  it('is the server’s room after any loss, duplicate and order of its events', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(deedArbitrary, { maxLength: 90, size: 'max' }),
        fc.array(deedArbitrary, { minLength: 1, maxLength: 120, size: 'max' }),
        fc.array(fateArbitrary, { minLength: 1, maxLength: 20, size: 'max' }),
        fc.nat(6),
        async (earlier, deeds, fates, patience) => {
          const room = createModelRoom()
          for (const deed of earlier) room.happen(deed)
          let state = openRoomState(room.open(0, 0, 8))
          const bundles = deliver(deeds.map(room.happen), fates)
          for (const [at, bundle] of bundles.entries()) {
            state = takeEvents(state, bundle)
            expect(state.waiting.every(({ seq }) => seq > state.seq + 1)).toBe(true)
            if (hasGap(state) && at % (patience + 1) === 0) state = await close(room, state)
          }
          // The server sends a room's last event to everybody, if need be after a look at the database.
          state = takeEvents(state, room.after(room.seq() - 1, 1))
          if (hasGap(state)) state = await close(room, state)
          expect(hasGap(state)).toBe(false)
          const known = room.messages().filter(({ seq }) => seq >= (state.messages[0]?.seq ?? 0))
          expect(state.messages).toEqual(known)
          expect({ seq: state.seq, pinned: state.pinned, slow: state.room.slowSeconds }).toEqual({
            seq: room.seq(),
            pinned: room.pinned(),
            slow: room.room().slowSeconds,
          })
          while (state.more) state = takePage(state, room.before(state.messages[0]?.seq ?? 0, 7))
          expect(state.messages).toEqual(room.messages())
        },
      ),
      { numRuns: 200 },
    )
  })

  it('is opened again when more events are missing than are replayed, and keeps the line of the unread', async () => {
    const room = createModelRoom()
    const post = () => room.happen({ kind: 'post', by: 1 })
    for (let at = 0; at < 60; at += 1) post()
    let state = openRoomState(room.open(0, 55))
    for (let at = 0; at < MOST_REPLAYED + 10; at += 1) post()
    state = await close(room, takeEvents(state, [post()]))
    expect(state.messages).toHaveLength(50)
    expect(state.messages.at(-1)?.seq).toBe(room.seq())
    expect(state).toMatchObject({ seq: room.seq(), more: true, dividerSeq: 55, waiting: [] })
  })

  it('reads on as long as the history goes, and not for ever when it has lost events', async () => {
    const room = createModelRoom()
    for (let at = 0; at < 400; at += 1) room.happen({ kind: 'post', by: 1 })
    const reads: number[] = []
    let isClosed = false
    let lastSeq = 0
    const parts = {
      lastSeq: () => lastSeq,
      isClosed: () => isClosed,
      take(events: readonly ChatEvent[]) {
        lastSeq = events.at(-1)?.seq ?? lastSeq
        isClosed = lastSeq === 400
      },
    }
    const read = async (after: number, limit: number) => {
      reads.push(after)
      return room.after(after, limit)
    }
    expect(await fillGap({ ...parts, read })).toBe(true)
    expect(reads).toEqual([0, 100, 200, 300])
    isClosed = false
    expect(await fillGap({ ...parts, read: async () => [] })).toBe(false)
    lastSeq = 10
    expect(await fillGap({ ...parts, read: async () => room.after(50, 100) })).toBe(false)
  })

  it('has no line of unread messages where there were none', () => {
    const room = createModelRoom()
    room.happen({ kind: 'post', by: 1 })
    expect(openRoomState(room.open(0)).dividerSeq).toBeUndefined()
    expect(openRoomState(room.open(0, 0)).dividerSeq).toBe(0)
  })

  it('a mark of what is read only grows', () => {
    const state = openRoomState(createModelRoom().open(0, 0))
    expect(markRead(markRead(state, 7), 5).readSeq).toBe(7)
  })
})

describe('a text that the player sends', () => {
  const room = createModelRoom()
  room.happen({ kind: 'post', by: 1 })
  const sent = { clientId: 'c2', body: 'text 2', replyTo: undefined, at: 5, status: 'sending' as const }
  const state = putSend(openRoomState(room.open(0)), sent)
  const arrival = room.happen({ kind: 'post', by: 0 })

  it('stands below the messages until it arrives, by its event or by the answer, whichever is first', () => {
    expect(state.sends).toEqual([sent])
    const byEvent = takeEvents(state, [arrival])
    const byAnswer = arrival.message ? takeMessage(state, arrival.message) : state
    for (const arrived of [byEvent, takeEvents(byAnswer, [arrival])]) {
      expect(arrived.sends).toEqual([])
      expect(arrived.messages).toEqual(room.messages())
    }
    expect(byAnswer.messages).toEqual(room.messages())
  })

  it('is not mistaken for the message of another player with the same client id', () => {
    const others = createModelRoom()
    others.happen({ kind: 'post', by: 1 })
    const view = putSend(openRoomState(others.open(0)), sent)
    expect(takeEvents(view, [others.happen({ kind: 'post', by: 2 })]).sends).toEqual([sent])
  })

  it('that failed is there with its reason, until it is dropped', () => {
    const failed = { ...sent, status: 'failed' as const, error: new CallError('network_error') }
    const view = putSend(state, failed)
    expect(view.sends).toEqual([failed])
    expect(dropSend(view, 'c2').sends).toEqual([])
  })

  it('survives that the room is opened again', () => {
    expect(openRoomState(createModelRoom().open(0), state).sends).toEqual([sent])
    expect(openRoomState(room.open(0), state).sends).toEqual([])
  })
})

it('the player’s own reactions stay through events, which do not carry them', () => {
  const room = createModelRoom()
  room.happen({ kind: 'post', by: 1 })
  const [message] = room.messages()
  const state = takeMine(openRoomState(room.open(0)), { id: message?.id ?? '', mine: ['🔥'] })
  const [shown] = takeEvents(state, [room.happen({ kind: 'react', at: 0 })]).messages
  expect(shown).toMatchObject({ mine: ['🔥'], reactions: { '🔥': 1 } })
})
