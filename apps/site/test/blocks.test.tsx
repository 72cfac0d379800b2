import { palettes } from '@fairground/contract/palettes.data'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type GallerySettings, usualSettings } from '../../../e2e/gallery/settings.ts'
import { showGallery } from '../../../e2e/gallery/show-gallery.tsx'
import { findViolations } from './find-violations.ts'

/** Long enough for a look at every block. */
const ALL_MS = 120_000

let close: (() => void) | undefined
function closeGallery(): void {
  close?.()
  close = undefined
  document.getElementById('gallery')?.remove()
}
afterEach(async () => {
  closeGallery()
  await page.viewport(1280, 720)
})

async function open(settings: Partial<GallerySettings>, width = 1280): Promise<void> {
  closeGallery()
  await page.viewport(width, 900)
  const place = document.body.appendChild(document.createElement('div'))
  place.id = 'gallery'
  close = await showGallery({ ...usualSettings, ...settings }, place)
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeInTheDocument()
}

/** The gallery shows a block once for each sample, landmarks and all. */
const faults = () => findViolations('#gallery', ['landmark-unique'])

for (const theme of Object.keys(palettes) as GallerySettings['theme'][])
  test(`axe finds nothing wrong with any block in ${theme}`, { timeout: ALL_MS }, async () => {
    await open({ theme, who: 'player' })
    expect(await faults()).toEqual([])
  })

for (const answers of ['none', 'failed'] as const)
  for (const who of ['guest', 'player'] as const)
    test(`axe finds nothing wrong with any block for a ${who} when calls answer: ${answers}`, {
      timeout: ALL_MS,
    }, async () => {
      await open({ answers, who }, 360)
      expect(await faults()).toEqual([])
    })

for (const dir of ['ltr', 'rtl'] as const)
  test(`every block keeps to the width of the page, ${dir}, from 360 to 1680 px, in each language`, {
    timeout: ALL_MS,
  }, async () => {
    for (const locale of ['en', 'pt-BR', 'id-ID'] as const)
      for (const width of [360, 768, 1280, 1680]) {
        await open({ dir, locale, who: 'player' }, width)
        const { clientWidth } = document.documentElement
        const wide = [...document.querySelectorAll('[data-block]')].filter(
          (block) => block.scrollWidth > clientWidth || block.getBoundingClientRect().right > clientWidth + 1,
        )
        expect(
          wide.map((block) => block.getAttribute('data-block')),
          `${locale} at ${width}`,
        ).toEqual([])
      }
  })

test('while a view is on its way, each block shows a sketch of itself', async () => {
  await open({ answers: 'sketch' }, 360)
  const empty = [...document.querySelectorAll('[data-block]')].filter((block) => block.childElementCount === 0)
  // These take no room: there is nothing to sketch.
  expect(empty.map((block) => block.getAttribute('data-block')).sort()).toEqual([
    'anchor',
    'continue-playing',
    'my-games',
  ])
})

test('[SU-13] the awards figure is players × the default bet × 10', async () => {
  await open({ only: 'awards-figure' })
  // 184,200 players, who bet 5 by default.
  await expect.element(page.getByText('G$9,210,000').last()).toBeInTheDocument()
  await expect.element(page.getByText('184,200 players · 91,344 winners').first()).toBeInTheDocument()
})

test('a red packet event counts down to its end; without one the card says that it has ended', async () => {
  await open({ only: 'red-packet-card' })
  await expect.element(page.getByRole('timer').first()).toHaveTextContent('02hours36min00sec')
  await open({ only: 'red-packet-card', answers: 'none' })
  await expect.element(page.getByText('The event has ended')).toBeVisible()
  // Of the samples one stays without an event; a card as it comes has none.
  expect(page.getByRole('article').elements()).toHaveLength(1)
})

for (const who of ['guest', 'player'] as const)
  test(`a ${who} finds the levels where the house has some, and nothing where it has none`, async () => {
    await open({ only: 'vip-progress', who })
    await expect.element(page.getByRole('article', { name: 'VIP' }).first()).toBeVisible()
    await open({ only: 'vip-progress', who, answers: 'none' })
    expect(page.getByRole('article').elements()).toEqual([])
  })

test('an invitation has a card where it brings spins, and a link that brings them', async () => {
  await open({ only: 'invite-card', who: 'player' })
  const link = page.getByText(`${location.origin}/?p=LANTERN&inviteWheelTag=card`)
  await expect.element(link.first()).toBeVisible()
  await open({ only: 'invite-card', who: 'player', answers: 'none' })
  expect(page.getByRole('article').elements()).toEqual([])
})

test('the levels are shown from one, with the player’s own steps lit', async () => {
  await open({ only: 'vip-progress', who: 'player' })
  await expect.element(page.getByRole('img', { name: '3 of 6 levels' }).first()).toBeVisible()
  await expect.element(page.getByText('VIP 3').first()).toBeVisible()
})

test('a check-in item’s level is shown one higher than on the wire', async () => {
  await open({ only: 'check-in-card', who: 'player' })
  const days = page.getByRole('list').first().getByRole('listitem')
  const texts = days.elements().map(({ textContent }) => textContent)
  expect(texts.slice(0, 4)).toEqual(['Day 1Taken', 'Day 2Taken', 'Day 33 spins', 'Day 41 spin'])
  expect(texts.slice(4).map((text) => /VIP \d$/.exec(text ?? '')?.[0])).toEqual(['VIP 2', 'VIP 2', 'VIP 3'])
  await expect.element(days.nth(2)).toHaveAttribute('aria-current', 'date')
})

test('a question opens to its answer, from the keyboard too', async () => {
  await open({ only: 'faq' })
  const answers = page.getByText('Yes, and you can check it yourself.')
  await expect.element(answers.first()).not.toBeVisible()
  ;(page.getByText('Is this real money?').element().closest('summary') as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(answers.nth(1)).toBeVisible()
  await expect.element(answers.first()).not.toBeVisible()
})

test('columns stand side by side where there is room, and below one another where there is not', async () => {
  const top = (name: string) => page.getByRole('heading', { name }).element().getBoundingClientRect().y
  await open({ only: 'columns' })
  expect(Math.abs(top('Second') - top('Twice the lamps on Friday'))).toBeLessThan(300)
  await open({ only: 'columns' }, 360)
  expect(top('Second')).toBeGreaterThan(top('Twice the lamps on Friday') + 50)
  expect(top('One')).toBe(top('Four'))
})
