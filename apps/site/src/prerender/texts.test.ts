import { expect, test } from 'vitest'
import { textsOf } from './texts.ts'

test('texts and labels come in the order of the document, decoded', () => {
  const html =
    '<a aria-label="Go &amp; win" href="/"><b>One</b></a><p>it&#x27;s <i>two</i>!</p><svg aria-hidden="true"></svg>'
  expect(textsOf(html)).toEqual(['Go & win', 'One', "it's ", 'two', '!'])
})
