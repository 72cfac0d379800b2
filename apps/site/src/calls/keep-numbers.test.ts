import { expect, test } from 'vitest'
import { keepNumbers } from './keep-numbers.ts'

const texts: Record<string, string> = {
  'Minimum cumulative bets of': 'Apostas acumuladas mínimas de',
  'needed, you have': 'exigidas, você tem',
}
const translate = (text: string) => texts[text] ?? text

test.each([
  [
    'Minimum cumulative bets of 1,250.50 needed, you have 3',
    'Apostas acumuladas mínimas de 1,250.50 exigidas, você tem 3',
  ],
  ['Minimum cumulative bets of 5', 'Apostas acumuladas mínimas de 5'],
  ['100 Minimum cumulative bets of', '100 Apostas acumuladas mínimas de'],
  ['Minimum cumulative bets of', 'Apostas acumuladas mínimas de'],
  ['Minimum cumulative deposit 0.00000001!', 'Minimum cumulative deposit 0.00000001!'],
  ['', ''],
])('[WA-06] %j is translated to %j', (message, sentence) => {
  expect(keepNumbers(message, translate)).toBe(sentence)
})

test('a translation may contain replacement patterns such as $&', () => {
  expect(keepNumbers('pay 5', () => "$& $1 $'")).toBe("$& $1 $' 5")
})
