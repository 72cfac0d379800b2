import { afterEach, describe, expect, it } from 'vitest'
import { dismissToast, shownToasts, subscribeToasts, TOAST_DURATION_MS, toast } from './toast-store.ts'

afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})

describe('toasts', () => {
  it('[PO-07] stay 1.5 s as a notice, 3 s as a message, 4.5 s as a notification', () => {
    expect(TOAST_DURATION_MS).toEqual({ notice: 1500, message: 3000, notification: 4500 })
  })

  it('shows the same message once, and never more than four', () => {
    toast('same')
    toast('same')
    expect(shownToasts()).toHaveLength(1)
    for (const title of ['a', 'b', 'c', 'd']) toast(title)
    expect(shownToasts().map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('tells its listeners of each change, and not after they left', () => {
    let calls = 0
    const leave = subscribeToasts(() => {
      calls += 1
    })
    const id = toast('hello')
    dismissToast(id)
    dismissToast(id)
    leave()
    toast('later')
    expect(calls).toBe(2)
  })
})
