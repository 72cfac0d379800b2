import { expect, test } from 'vitest'
import { assetUrl, imageSizeFor, imageUrl, parseImageSize, resourceUrl } from './asset.ts'

test.each([
  ['/api/static/resources/0a.webp', '/assets/api/static/resources/0a.webp'],
  ['/static/cdnimg/0a/hero.webp@640x360', '/assets/static/cdnimg/0a/hero.webp@640x360'],
  ['/assets/index-abc.js', '/assets/index-abc.js'],
  ['/assetsx', '/assets/assetsx'],
  ['/', '/assets/'],
  ['https://cdn.example/x.png', 'https://cdn.example/x.png'],
  ['//cdn.example/x.png', '//cdn.example/x.png'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['category-all', 'category-all'],
  ['', ''],
])('[DS-06] the asset %j is loaded from %j', (address, loadedUrl) => {
  expect(assetUrl(address)).toBe(loadedUrl)
})

test('[DS-06] assets that begin at the root come from the host that the operator has set', () => {
  const root = 'https://img.example'
  expect(assetUrl('/static/cdnimg/0a/x.webp', root)).toBe(`${root}/assets/static/cdnimg/0a/x.webp`)
  expect(assetUrl('/assets/x.webp', root)).toBe(`${root}/assets/x.webp`)
  expect(assetUrl('https://cdn.example/x.png', root)).toBe('https://cdn.example/x.png')
})

test('[DS-06] a picture takes a size of the list, other addresses none', () => {
  expect(imageUrl('/static/cdnimg/0a/hero.webp', '640x360')).toBe('/static/cdnimg/0a/hero.webp@640x360')
  expect(imageUrl('/static/cdnimg/0a/hero.webp@32x32', '640x360')).toBe('/static/cdnimg/0a/hero.webp@32x32')
  const key = '0123456789abcdef'.repeat(4)
  expect(imageUrl(resourceUrl(key, '.webp'), '640x360')).toBe(`/static/cdnimg/0123456789abcdef/${key}@640x360`)
  expect(imageUrl(resourceUrl(key), '32x32')).toBe(`/static/cdnimg/0123456789abcdef/${key}@32x32`)
  for (const address of [resourceUrl(key, '.mp4'), resourceUrl('0a'), 'https://cdn.example/x.png', '']) {
    expect(imageUrl(address, '640x360')).toBe(address)
  }
  expect([parseImageSize('640x360'), parseImageSize('641x360'), parseImageSize('')]).toEqual([
    '640x360',
    undefined,
    undefined,
  ])
})

test.each([
  [{ width: 300, height: 169 }, '320x180'],
  [{ width: 96, height: 96 }, '96x96'],
  [{ width: 700, height: 300 }, '960x0'],
  [{ width: 4000, height: 2250 }, '1920x1080'],
  [{ width: 4000, height: 100 }, '1920x0'],
  [{ width: 200, height: 267 }, '240x320'],
])('[DS-06] for a place of %j the picture of %s is asked for', (place, size) => {
  expect(imageSizeFor(place)).toBe(size)
})
