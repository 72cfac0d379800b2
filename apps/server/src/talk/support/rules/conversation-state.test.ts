import { expect, test } from 'vitest'
import { type ConversationStep, priorityOf, stepConversation } from './conversation-state.ts'

const walk = (...steps: ConversationStep[]) =>
  steps.reduce<string>((state, step) => stepConversation(state as 'OPEN', step) ?? `${state} refuses ${step}`, 'OPEN')

test('a conversation waits for whoever has to write next', () => {
  expect(walk('player_writes')).toBe('OPEN')
  expect(walk('assign')).toBe('ASSIGNED')
  expect(walk('assign', 'player_writes')).toBe('ASSIGNED')
  expect(walk('assign', 'staff_answers')).toBe('WAITING_PLAYER')
  expect(walk('assign', 'staff_answers', 'player_writes')).toBe('WAITING_AGENT')
  expect(walk('assign', 'staff_answers', 'player_writes', 'assign')).toBe('WAITING_AGENT')
  expect(walk('assign', 'staff_answers', 'release')).toBe('OPEN')
})

test('only a conversation that waits for nobody of staff closes by itself, and writing reopens it', () => {
  expect(walk('assign', 'staff_answers', 'expire')).toBe('CLOSED')
  expect(walk('solve', 'expire')).toBe('CLOSED')
  expect(walk('expire')).toBe('OPEN refuses expire')
  expect(walk('assign', 'staff_answers', 'player_writes', 'expire')).toBe('WAITING_AGENT refuses expire')
  expect(walk('solve', 'player_writes')).toBe('OPEN')
  expect(walk('solve', 'expire', 'player_writes')).toBe('OPEN')
})

test('nobody answers before taking a conversation, nor one that is solved', () => {
  expect(walk('staff_answers')).toBe('OPEN refuses staff_answers')
  for (const step of ['assign', 'staff_answers', 'release', 'solve'] as const) {
    expect(walk('solve', step)).toBe(`SOLVED refuses ${step}`)
  }
})

test('harm and what is escalated come first, then payments and complaints', () => {
  const plain = { isEscalated: false, isComplaint: false }
  expect(priorityOf({ topic: 'harm', ...plain })).toBe(0)
  expect(priorityOf({ topic: 'game', ...plain, isEscalated: true })).toBe(0)
  expect(priorityOf({ topic: 'payments', ...plain })).toBe(1)
  expect(priorityOf({ topic: 'game', ...plain, isComplaint: true })).toBe(1)
  expect(priorityOf({ topic: 'game', ...plain })).toBe(2)
})
