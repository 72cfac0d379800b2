import { describe, expect, it } from 'vitest'
import { duePurchases, heldPurchases, nextCheckAt, parsePurchases, withPurchase } from './purchases.ts'

const MINUTE = 60_000
const purchaseAt = (id: string, minute: number) => ({ id, time: minute * MINUTE })
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('payments that were begun', () => {
  it('[WA-02] are held for an hour', () => {
    const list = [purchaseAt('a', 0), purchaseAt('b', 1)]
    expect(ids(heldPurchases(list, 60 * MINUTE - 1))).toEqual(['a', 'b'])
    expect(ids(heldPurchases(list, 60 * MINUTE))).toEqual(['b'])
    expect(ids(heldPurchases(list, 0))).toEqual(['a'])
  })

  it('[WA-02] are ten at most, the newest, each once', () => {
    const list = Array.from({ length: 12 }, (_, at) => purchaseAt(`${at}`, at)).reduce<ReturnType<typeof withPurchase>>(
      withPurchase,
      [],
    )
    expect(ids(list)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11'])
    expect(ids(withPurchase(list, purchaseAt('5', 13)))).toEqual(['2', '3', '4', '6', '7', '8', '9', '10', '11', '5'])
  })

  it('[WA-02] are looked at after 180 s, once', () => {
    const list = [purchaseAt('a', 0), purchaseAt('b', 1)]
    expect(duePurchases(list, 180_000 - 1, undefined)).toEqual([])
    expect(ids(duePurchases(list, 180_000, undefined))).toEqual(['a'])
    expect(duePurchases(list, 180_001, 180_000)).toEqual([])
    expect(ids(duePurchases(list, 240_000, 180_000))).toEqual(['b'])
  })

  it('[WA-02] that are not paid then are looked at again 180 s later', () => {
    const list = [purchaseAt('a', 0)]
    expect(duePurchases(list, 359_999, 180_000)).toEqual([])
    expect(ids(duePurchases(list, 360_000, 180_000))).toEqual(['a'])
  })

  it('a page that was away looks once when it is back', () => {
    const list = [purchaseAt('a', 0)]
    expect(ids(duePurchases(list, 30 * MINUTE, undefined))).toEqual(['a'])
    expect(duePurchases(list, 30 * MINUTE + 1, 30 * MINUTE)).toEqual([])
  })

  it('say when the next one is due, until they are held no longer', () => {
    const list = [purchaseAt('a', 0), purchaseAt('b', 1)]
    expect(nextCheckAt(list, 2 * MINUTE)).toBe(3 * MINUTE)
    expect(nextCheckAt(list, 3 * MINUTE)).toBe(4 * MINUTE)
    expect(nextCheckAt([purchaseAt('a', 0)], 57 * MINUTE)).toBeUndefined()
    expect(nextCheckAt([], 0)).toBeUndefined()
  })

  it.each([undefined, '', '{', '5', 'null', '{}', '[1]', '[{"id":5,"time":1}]', '[{"id":"a"}]'])(
    'a broken storage (%s) holds none',
    (text) => {
      expect(parsePurchases(text)).toEqual([])
    },
  )

  it('[WA-02] are stored as {id, time}', () => {
    const list = [purchaseAt('a', 3)]
    expect(parsePurchases(JSON.stringify(list))).toEqual(list)
  })
})
