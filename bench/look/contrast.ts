import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Frame, Page } from '@playwright/test'

/** Of small and of large text (24 px, or 18.7 px and bold): WCAG 2.2, 1.4.3. */
const SMALL = 4.5
const LARGE = 3
/** Late parts of a page have come by then, and what moves has come to rest. */
const SETTLED_MS = 3_500

/** A text on the screen: its box in pixels of the window, its colour, and what it may not fall below. */
interface Text {
  words: string
  box: { x: number; y: number; width: number; height: number }
  /** Red, green and blue from 0 to 255; alpha with the opacity of everything around it, from 0 to 1. */
  colour: readonly [number, number, number, number]
  least: number
}

/** A text whose contrast is too low. */
export interface LowContrast {
  words: string
  contrast: number
  least: number
}

/** A page that decodes pictures and compares them with texts: the browser has what that needs. */
export async function openCanvas(browser: Browser): Promise<Page> {
  return await (await browser.newContext()).newPage()
}

/**
 * The contrast of each text of the window with the ground that it stands on, measured in a picture of the page without its texts.
 * Disabled controls are left out (WCAG 1.4.3), and so is what something else covers.
 */
export async function readContrast(page: Page, canvas: Page): Promise<{ texts: number; low: LowContrast[] }> {
  await pause(SETTLED_MS)
  const frame = page.frames().find((one) => one !== page.mainFrame() && one.url().includes('/h5/'))
  const offset = frame ? await (await frame.frameElement()).boundingBox() : undefined
  const texts = [
    ...(await textsIn(page.mainFrame(), { x: 0, y: 0 })),
    ...(frame && offset ? await textsIn(frame, offset) : []),
  ]
  for (const one of page.frames()) await hideTexts(one)
  const picture = (await page.screenshot()).toString('base64')
  return { texts: texts.length, low: await canvas.evaluate(compare, { texts, picture }) }
}

async function hideTexts(frame: Frame): Promise<void> {
  const hidden = `*, ::before, ::after { color: transparent !important; -webkit-text-fill-color: transparent !important;
    text-shadow: none !important; text-decoration-color: transparent !important; caret-color: transparent !important;
    transition: none !important; animation-play-state: paused !important }
    svg text { fill: transparent !important; stroke: transparent !important }`
  await frame.addStyleTag({ content: hidden }).catch(() => undefined)
}

/** Everything in the function runs in the page. */
async function textsIn(frame: Frame, offset: { x: number; y: number }): Promise<Text[]> {
  return await frame.evaluate(
    ({ offset, small, large }) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      if (!canvas) return []
      const parse = (colour: string): [number, number, number, number] => {
        canvas.clearRect(0, 0, 1, 1)
        canvas.fillStyle = colour
        canvas.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
        return [red, green, blue, alpha / 255]
      }
      const foundTexts: Text[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.textContent?.trim() ?? ''
        const element = node.parentElement
        if (words === '' || !element || element.closest('script, style, noscript, :disabled, [aria-disabled=true]'))
          continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const [rect] = range.getClientRects()
        if (!rect || rect.width < 2 || rect.height < 2) continue
        const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2]
        const inside = rect.x >= 0 && rect.y >= 0 && rect.right <= innerWidth && rect.bottom <= innerHeight
        const top = inside ? document.elementFromPoint(x, y) : null
        // What lets presses through is found by nobody; what covers a text is no ancestor and no part of it.
        const isCovered = top !== null && !element.contains(top) && !top.contains(element)
        if (!inside || isCovered) continue
        let opacity = 1
        let isClipped = false
        for (let at: Element | null = element; at; at = at.parentElement) {
          const style = getComputedStyle(at)
          opacity *= Number(style.opacity)
          if (style.visibility === 'hidden') opacity = 0
          const box = at.getBoundingClientRect()
          const clips = style.overflow !== 'visible' || style.clipPath !== 'none'
          if (
            clips &&
            (rect.x < box.x - 1 || rect.right > box.right + 1 || rect.y < box.y - 1 || rect.bottom > box.bottom + 1)
          )
            isClipped = true
          if (style.maskImage !== 'none') isClipped ||= rect.x < box.x + 16 || rect.right > box.right - 16
        }
        if (isClipped || opacity < 0.05) continue
        const style = getComputedStyle(element)
        const size = Number.parseFloat(style.fontSize)
        const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
        const [red, green, blue, alpha] = parse(element.closest('svg') ? style.fill : style.color)
        foundTexts.push({
          words: words.slice(0, 60),
          box: { x: rect.x + offset.x, y: rect.y + offset.y, width: rect.width, height: rect.height },
          colour: [red, green, blue, alpha * opacity],
          least: isLarge ? large : small,
        })
      }
      return foundTexts
    },
    { offset: { x: offset.x, y: offset.y }, small: SMALL, large: LARGE },
  )
}

/** Everything in the function runs in the page of the canvas. A tenth of a text's ground may be darker or lighter: bulbs, lines. */
async function compare({ texts, picture }: { texts: Text[]; picture: string }): Promise<LowContrast[]> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('no canvas')
  canvas.drawImage(image, 0, 0)
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const luminance = (red: number, green: number, blue: number) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  const low: LowContrast[] = []
  for (const { words, box, colour, least } of texts) {
    const { data } = canvas.getImageData(box.x, box.y, Math.max(1, box.width), Math.max(1, box.height))
    const contrasts: number[] = []
    for (let at = 0; at < data.length; at += 16) {
      const ground = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const
      const ink = ground.map((channel, index) => (colour[index] ?? 0) * colour[3] + channel * (1 - colour[3]))
      const [one, other] = [luminance(ink[0] ?? 0, ink[1] ?? 0, ink[2] ?? 0), luminance(...ground)]
      contrasts.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05))
    }
    const contrast = contrasts.toSorted((a, b) => a - b)[Math.floor(contrasts.length / 10)] ?? 1
    if (contrast < least - 0.05) low.push({ words, contrast: Math.round(contrast * 100) / 100, least })
  }
  return low
}
