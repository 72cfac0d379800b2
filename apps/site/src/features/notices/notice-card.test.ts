import { expect, it } from 'vitest'
import { formatAgo } from './notice-card.tsx'

const NOW = Date.UTC(2026, 10, 21, 12)

it.each([
  [0, 'this minute'],
  [-5000, 'this minute'],
  [90_000, '1 minute ago'],
  [3_600_000, '1 hour ago'],
  [26 * 3_600_000, 'yesterday'],
  [6 * 86_400_000, '6 days ago'],
  [7 * 86_400_000, 'Nov 14, 2026'],
])('%i ms ago is %s', (agoMs, words) => {
  expect(formatAgo(NOW - agoMs, NOW, 'en')).toBe(words)
})
