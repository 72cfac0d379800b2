import { expect, test } from 'vitest'
import { homeScreenWay } from './home-screen.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1'
const android = 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0'

test.each([
  [android, 5, true, 'prompt'],
  [iphone, 5, false, 'ios'],
  [mac, 5, false, 'ios'],
  [mac, 0, false, 'menu'],
  [android, 5, false, 'menu'],
] as const)('[PO-01] to the home screen of %s (%i touch points, prompt: %s): %s', (agent, touches, prompt, way) => {
  expect(homeScreenWay(agent, touches, prompt)).toBe(way)
})
