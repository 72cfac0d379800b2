import { loadPhrases } from '@fairground/phrases'
import { seededTexts } from '@fairground/server/front/design/seeds/index.ts'
import axe from 'axe-core'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { currentLocale, showPhrases } from '../../src/kernel/language/language.ts'
import { findMisfits } from '../misfits.ts'
import { noCallRuns } from '../stand-in.ts'
import { inLongLanguage } from './long-language.ts'

/** The smallest phone, a usual one, a tablet, a laptop. */
const SIZES = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1280, 720],
] as const
/** A large screen, for whole pages: a popup is as wide on a smaller one. */
const LARGE = [1680, 1050] as const
const wholePage = () => document.body

const phrases = await loadPhrases('en')
/** The other languages that the product brings along: with all tests, each screen is looked at in them too. */
const otherLanguages =
  process.env.TEST_EXTENT === 'whole'
    ? await Promise.all(
        (['pt-BR', 'id-ID'] as const).map(async (locale) => ({
          locale,
          phrases: await loadPhrases(locale),
          texts: seededTexts[locale] ?? {},
        })),
      )
    : []
const texts = {
  plain: seededTexts.en ?? {},
  long: inLongLanguage(phrases, seededTexts.en ?? {}),
  'right-to-left': { ...seededTexts.en, 'common.direction': 'rtl' },
}

/** Shows the page in English as it is, in the long language, or from right to left. */
export async function speak(language: keyof typeof texts): Promise<void> {
  showPhrases(currentLocale(), phrases, texts[language])
  await settled()
}

/**
 * Makes the window as narrow as it gets: there a screen is opened, and looked at first. It is not painted: nobody watches, and
 * painting is most of what a walk costs.
 */
export async function startNarrow(): Promise<void> {
  paint(false)
  await page.viewport(...SIZES[0])
}

/** Makes the window wide: what opens a screen may only be there on a wide one. */
export const startWide = () => page.viewport(...SIZES[3])

/** Paints the page while it is pressed: the browser presses nothing that is not painted. */
export async function painted(press: () => Promise<unknown>): Promise<void> {
  paint(true)
  await press()
  paint(false)
}

function paint(isPainted: boolean): void {
  const frame = window.frameElement as HTMLElement | null
  if (frame) frame.style.visibility = isPainted ? '' : 'hidden'
}

/**
 * Looks at a part of the page in each width and direction, in English and in the long language: everything fits, and axe finds
 * nothing wrong. The window is narrow before (`startNarrow`).
 * @param name of the screen, for whoever reads the failure
 */
export async function look(name: string, find: () => Element = wholePage): Promise<void> {
  await settled()
  await fits(`${name} in English`, find)
  const before = currentLocale()
  for (const { locale, phrases, texts } of otherLanguages) {
    showPhrases(locale, phrases, texts)
    await lookAsItIs(`${name} in ${locale}`, find)
    await page.viewport(...SIZES[0])
  }
  if (otherLanguages.length > 0) showPhrases(before, phrases, texts.plain)
  await speak('long')
  await lookAsItIs(name, find)
}

/** Looks at a screen once, as narrow as it gets: another one that is laid out alike is looked at in each width. */
export async function lookOnce(name: string): Promise<void> {
  await settled()
  await fits(`${name} in English`, wholePage)
  await isAccessible(name, document.body)
}

/** The same in the language that the page speaks. */
export async function lookAsItIs(name: string, find: () => Element = wholePage): Promise<void> {
  for (const [width, height] of find === wholePage ? [...SIZES, LARGE] : SIZES) {
    await page.viewport(width, height)
    await settled()
    await fits(`${name} at ${width} px`, find)
  }
  await isAccessible(name, find())
}

/** Everything fits in both directions. */
async function fits(where: string, find: () => Element): Promise<void> {
  const html = document.documentElement
  await expect.poll(() => findMisfits(find()), { message: where }).toEqual([])
  html.dir = 'rtl'
  await expect.poll(() => findMisfits(find()), { message: `${where} from right to left` }).toEqual([])
  html.dir = 'ltr'
}

async function isAccessible(name: string, part: Element): Promise<void> {
  const { violations } = await axe.run(part, {
    resultTypes: ['violations'],
    iframes: false,
    // Only a rule that is off reads the style sheets.
    preload: { assets: ['media'] },
  })
  expect(
    violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`),
    `accessibility of ${name}`,
  ).toEqual([])
}

/** Resolves once the page shows what it has to show: nothing is a skeleton, nothing is on its way from one look to another. */
export async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(100)
  await noCallRuns()
  await new Promise(requestAnimationFrame)
  await expect.poll(unsettled).toEqual([])
}

/** What the page still waits for. */
const unsettled = () =>
  [
    document.fonts.status !== 'loaded' && 'fonts',
    document.querySelector('.animate-shimmer') && 'a skeleton',
    document.getAnimations().some(isUnderWay) && 'an animation',
  ].filter(Boolean)

/** What moves for ever, or for long as a lamp burns down, may go on. */
function isUnderWay({ playState, effect, currentTime }: Animation): boolean {
  const end = Number(effect?.getComputedTiming().endTime)
  return playState === 'running' && end - Number(currentTime) < 2_000
}
