import { expect, it } from 'vitest'
import { assetUrlIn } from './asset-url.ts'

const KEY = '0123456789abcdef'.repeat(4)
const assetUrl = assetUrlIn({ hero: `${KEY}.webp`, film: '/static/cdnvideo/0a/film.mp4', none: '' }, '')

it('[DS-06] an asset is a mapped name, a resource’s key or an address; anything else is nothing', () => {
  expect(assetUrl('hero')).toBe(`/assets/api/static/resources/${KEY}.webp`)
  expect(assetUrl(KEY)).toBe(`/assets/api/static/resources/${KEY}`)
  expect(assetUrl('film')).toBe('/assets/static/cdnvideo/0a/film.mp4')
  expect(assetUrl('https://cdn.example/x.png')).toBe('https://cdn.example/x.png')
  for (const nothing of ['', 'none', 'nobody', '__proto__', '//host/x', 'javascript:alert(1)', 'data:text/html,x']) {
    expect(assetUrl(nothing), nothing).toBe('')
  }
})

it('[DS-06] a picture is asked for in the size that fits its place, one from elsewhere as it is', () => {
  const place = { width: 600, height: 338 }
  expect(assetUrl('hero', place)).toBe(`/assets/static/cdnimg/0123456789abcdef/${KEY}@640x360`)
  expect(assetUrl('/static/cdnimg/0a/x.webp', place)).toBe('/assets/static/cdnimg/0a/x.webp@640x360')
  expect(assetUrl('https://cdn.example/x.png', place)).toBe('https://cdn.example/x.png')
})
