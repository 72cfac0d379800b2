import { openRound } from '@fairground/games'
import { scratchEngine } from '@fairground/games/scratch'
import { expect, test } from 'vitest'
import { ticketOfDraw, winningFields } from './ticket-round.ts'

const serverSeed = 'b5a1c0d2e3f4a5968778695a4b3c2d1e0f1021324354657687980a9bacbdcedf'

test('[BT-09] every ticket shows what was drawn: three alike of its prize, or none', () => {
  const tickets = Array.from({ length: 300 }, (_, nonce) =>
    ticketOfDraw(
      openRound(scratchEngine, {
        terms: { options: {}, edge: 300 },
        seeds: { serverSeed, clientSeed: 'lucky', nonce },
      }).drawn,
    ),
  )
  for (const ticket of tickets) {
    expect(ticket.symbols).toHaveLength(9)
    expect(winningFields(ticket)).toHaveLength(ticket.prize === 0 ? 0 : 3)
  }
  expect(tickets.some(({ prize }) => prize > 0)).toBe(true)
  expect(tickets.some(({ prize }) => prize === 0)).toBe(true)
})
