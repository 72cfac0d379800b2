import { expect, test } from 'vitest'
import { findLeftText } from './app-clipboard.ts'

const holding = (text: string) => ({ readText: async () => text })

test('[CL-08] what was left for the app in the clipboard is the text after its mark', async () => {
  expect(await findLeftText(holding('W2A-spring-42'))).toBe('spring-42')
  expect(await findLeftText(holding(' W2A-spring-42\n'))).toBe('spring-42')
})

test('[CL-08] other texts in the clipboard are ignored, and a closed clipboard is no error', async () => {
  expect(await findLeftText(holding('my password'))).toBeUndefined()
  expect(await findLeftText(holding('W2A-'))).toBeUndefined()
  expect(await findLeftText(undefined)).toBeUndefined()
  expect(await findLeftText({ readText: () => Promise.reject(new Error('not allowed')) })).toBeUndefined()
})
