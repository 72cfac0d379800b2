import type { Item } from '@fairground/contract/design'
import { expect, test } from 'vitest'
import { isAppMandatory } from './is-app-mandatory.ts'

const app = (data: Item['data']): Item => ({ id: 'app', comId: 'C000126', data })
const page = (...items: Item[]) => ({ items })

test('[PO-04] an app is mandatory where a download-app block of any page says so, inside another block too', () => {
  const inColumns: Item = { id: 'row', comId: 'C000112', data: { columns: [{ items: [app({ mandatory: true })] }] } }
  expect(isAppMandatory([page(), page(app({}), app({ mandatory: true }))])).toBe(true)
  expect(isAppMandatory([page(inColumns)])).toBe(true)
})

test('[PO-04] without such a block, and for a value that is no flag, it is not', () => {
  expect(isAppMandatory([])).toBe(false)
  expect(isAppMandatory([page(app({}), app({ mandatory: false }), app({ mandatory: 'yes' }))])).toBe(false)
  expect(isAppMandatory([page({ ...app({ mandatory: true }), comId: 'C000100' })])).toBe(false)
})
