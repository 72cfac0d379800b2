import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
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
})
