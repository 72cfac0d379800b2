import { expect, test } from 'vitest'
import { hrefOf } from './href-of.ts'

test.each([
  ['/history', '/history'],
  ['https://help.example', 'https://help.example/'],
  ['#iframe=https://help.example/faq', 'https://help.example/faq'],
  ['#download=/app.apk', '/app.apk'],
  ['#gameId=mines', '/game/mines'],
  ['#gameId=sports&demo=true', '/game/sports?demo=true'],
  ['#notifications', '/notifications'],
  ['#lotteryRoom=7', '/chatbet?roomId=7'],
  ['#recharge', '#recharge'],
  ['#anchor=rules', '#anchor=rules'],
])('[LK-12] %s shows the address %s, which another tab can open', (link, href) => {
  expect(hrefOf(link)).toBe(href)
})

test.each([
  '#action={"sound":false}',
  '#back',
  '#logOut',
  '#onOpen=wheel',
  '#signPopup=false',
  'javascript:alert(1)',
  '',
])('[LK-12] %j only acts, or does nothing: it has no address', (link) => {
  expect(hrefOf(link)).toBeUndefined()
})
