import { expect, test } from 'vitest'
import { readLoginReturn } from './finish-other-login.ts'

const search = (value: string) => `?otherLogin=${encodeURIComponent(value)}`

test('[AU-07] the way back from a service brings a code, a code for a link, or a refusal', () => {
  expect(readLoginReturn(search('{"code":"abc"}'))).toEqual({ code: 'abc', isLink: false })
  expect(readLoginReturn(search('{"code":"abc","link":"true"}'))).toEqual({ code: 'abc', isLink: true })
  expect(readLoginReturn(search('{"refusal":"login_flow_over"}'))).toEqual({
    isLink: false,
    refusal: 'login_flow_over',
  })
})

test('an address that somebody made up brings nothing', () => {
  for (const text of ['', '{', 'null', '[]', '7', '{"code":7}'])
    expect(readLoginReturn(search(text))).toEqual({ isLink: false })
  expect(readLoginReturn('')).toEqual({ isLink: false })
})
