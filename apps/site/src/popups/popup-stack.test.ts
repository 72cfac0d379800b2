import { expect, test } from 'vitest'
import type { PopupRequest } from './popup-request.ts'
import { isMandatory, noPopups, type PopupStack, reducePopups, shownPopups } from './popup-stack.ts'

const NOW = 50_000
const ask = (stack: PopupStack, popup: PopupRequest) => reducePopups(stack, { type: 'ask', popup })
const offer = (stack: PopupStack, popup: PopupRequest) => reducePopups(stack, { type: 'offer', popup })
const close = (stack: PopupStack, name: PopupRequest['name'], now = NOW) =>
  reducePopups(stack, { type: 'close', name, now })
const names = (popups: readonly PopupRequest[]) => popups.map(({ name }) => name)
const notice = (id: string): PopupRequest => ({ name: 'notice', notice: { id } })
const wallet: PopupRequest = { name: 'wallet', tab: 'deposit' }

test('[PO-02] open popups are listed in order, each once, the last one asked for on top', () => {
  const stack = [{ name: 'menu' }, { name: 'language' }, { name: 'menu' }] satisfies PopupRequest[]
  expect(names(stack.reduce(ask, noPopups).open)).toEqual(['language', 'menu'])
})

test('[PO-02] in single-point mode only the first of the open popups shows', () => {
  const { open } = ask(ask(noPopups, { name: 'menu' }), wallet)
  expect(names(shownPopups(open, 'stacked'))).toEqual(['menu', 'wallet'])
  expect(names(shownPopups(open, 'single-point'))).toEqual(['menu'])
})

test('popups that come by themselves come one at a time, by their turns', () => {
  const offers: PopupRequest[] = [{ name: 'free-spin' }, notice('b'), { name: 'home-screen' }, { name: 'age' }]
  let stack = ask(noPopups, wallet)
  for (const popup of [...offers, notice('a'), { name: 'country' } as const]) stack = offer(stack, popup)
  const openNames: string[] = []
  stack = close(stack, 'wallet')
  for (let top = stack.open[0]; top; top = stack.open[0]) {
    expect(stack.open).toHaveLength(1)
    openNames.push(top.name === 'notice' ? `notice ${top.notice.id}` : top.name)
    stack = close(stack, top.name)
  }
  expect(openNames).toEqual(['age', 'country', 'notice b', 'notice a', 'home-screen', 'free-spin'])
})

test('what the player asks for comes above a popup that came by itself, and nothing comes by itself above that', () => {
  const stack = offer(ask(offer(noPopups, notice('a')), { name: 'login' }), { name: 'country' })
  expect(names(stack.open)).toEqual(['notice', 'login'])
  expect(names(stack.waiting)).toEqual(['country'])
})

test('the same popup waits once; asking for it ends its waiting', () => {
  let stack = offer(offer(offer(ask(noPopups, wallet), { name: 'country' }), { name: 'country' }), notice('a'))
  expect(names(stack.waiting)).toEqual(['country', 'notice'])
  stack = ask(stack, { name: 'country' })
  expect([names(stack.open), names(stack.waiting)]).toEqual([['wallet', 'country'], ['notice']])
})

test('while the age is asked nothing else shows', () => {
  const { open } = ask(offer(noPopups, { name: 'age' }), { name: 'login' })
  expect(names(shownPopups(open, 'stacked'))).toEqual(['age'])
})

test('the recharge notice gives way to the wallet, in either order', () => {
  expect(ask(ask(noPopups, { name: 'recharge-notice' }), wallet).open).toEqual([wallet])
  expect(ask(ask(noPopups, wallet), { name: 'recharge-notice' }).open).toEqual([wallet])
})

test('the reminder of a payment does not wait behind the wallet that answers it', () => {
  const reminder: PopupRequest = { name: 'recharge-save', amount: 20 }
  const menu = ask(noPopups, { name: 'menu' })
  expect(ask(offer(menu, reminder), wallet).waiting).toEqual([])
  expect(offer(ask(menu, wallet), reminder).waiting).toEqual([])
})

test('[RT-18] a closed frame stays in the page for 3 s, then it is gone', () => {
  const frame: PopupRequest = { name: 'frame', title: 'Rules', url: '/rules' }
  const closing = close(ask(noPopups, frame), 'frame')
  expect([closing.open, closing.closing]).toEqual([[], [{ popup: frame, goneAt: NOW + 3000 }]])
  expect(reducePopups(closing, { type: 'sweep', now: NOW + 2999 }).closing).toHaveLength(1)
  expect(reducePopups(closing, { type: 'sweep', now: NOW + 3000 })).toEqual(noPopups)
})

test('[RT-18] a frame that is opened again while it closes is open, and is not removed', () => {
  const frame: PopupRequest = { name: 'frame', title: 'Rules', url: '/rules' }
  const reopenedStack = ask(close(ask(noPopups, frame), 'frame'), { ...frame, url: '/terms' })
  expect([names(reopenedStack.open), reopenedStack.closing]).toEqual([['frame'], []])
  expect(reducePopups(reopenedStack, { type: 'sweep', now: NOW + 3000 }).open).toEqual(reopenedStack.open)
})

test('taking the place of all others leaves nothing of them', () => {
  const stack = reducePopups(ask(ask(noPopups, { name: 'menu' }), wallet), {
    type: 'replace',
    popup: { name: 'register' },
  })
  expect(stack).toEqual({ open: [{ name: 'register' }], waiting: [], closing: [] })
})

test('closing what is not open changes nothing', () => {
  const stack = ask(noPopups, wallet)
  expect(close(stack, 'login')).toBe(stack)
})

test('[PO-04] a mandatory download and the age can only be answered', () => {
  expect(isMandatory({ name: 'app-download', mandatory: true })).toBe(true)
  expect(isMandatory({ name: 'age' })).toBe(true)
  expect(isMandatory({ name: 'app-download' })).toBe(false)
})
