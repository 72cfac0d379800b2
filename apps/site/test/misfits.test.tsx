import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findMisfits } from './misfits.ts'

const word = 'Verantwortungsbewusstseinsbildungsmaßnahmen'

/** What does not fit on a page of this content, whose long words do not break. */
function misfitsOf(html: string): string[] {
  document.body.innerHTML = `<div style="overflow-wrap:normal">${html}</div>`
  return findMisfits(document.body)
}

beforeEach(() => page.viewport(360, 740))
afterEach(() => {
  document.body.innerHTML = ''
})

test('what does not fit is found: a page that scrolls sideways, a text that is cut, one that lies outside', () => {
  expect(misfitsOf(`<p style="width:100px;overflow:hidden">${word}</p>`)).toEqual([`cut: ${word}`])
  expect(misfitsOf(`<p style="position:fixed;left:300px;white-space:nowrap">${word}</p>`)).toEqual([
    expect.stringContaining(`outside: ${word}`),
  ])
  expect(misfitsOf(`<div style="width:500px">${word}</div>`)).toContainEqual(expect.stringContaining('px sideways'))
  expect(misfitsOf(`<p>${'words that wrap '.repeat(20)}</p>`)).toEqual([])
})

test('a part of a page that goes up and down stands still sideways, and a page behind a game stands still', () => {
  const tall = '<div style="width:500px;height:900px"></div>'
  expect(misfitsOf(`<div style="height:100px;overflow:auto">${tall}</div>`)).toEqual([
    expect.stringContaining('px sideways'),
  ])
  expect(misfitsOf(`<div style="height:2000px;overflow-y:auto"><i data-board></i></div>`)).toEqual([
    expect.stringContaining('px sideways'),
  ])
  expect(misfitsOf(`<div style="overflow-x:auto">${'<i style="display:block;width:500px"></i>'}</div>`)).toEqual([])
})
