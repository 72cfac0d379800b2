import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Garland } from '../welcome/art/garland.tsx'
import { HeroScene } from '../welcome/art/hero-scene.tsx'
import { gameArt } from './all-art.ts'

/** How many elements a phone styles and lays out for a drawing. */
const countElements = (drawing: string) => drawing.match(/<[a-z]/gi)?.length ?? 0

describe('drawings are few elements, since every one is in the first page', () => {
  for (const [game, Drawing] of Object.entries(gameArt)) {
    test(`the drawing of ${game} has at most 30`, () => {
      const count = countElements(renderToStaticMarkup(<Drawing />))
      expect(count).toBeGreaterThan(5)
      expect(count).toBeLessThanOrEqual(30)
    })
  }

  test('the fair at night has at most 60', () => {
    const scene = <svg aria-hidden="true">{createElement(HeroScene)}</svg>
    expect(countElements(renderToStaticMarkup(scene))).toBeLessThanOrEqual(60)
  })

  test('the string of lamps has at most 12', () => {
    expect(countElements(renderToStaticMarkup(<Garland />))).toBeLessThanOrEqual(12)
  })
})
