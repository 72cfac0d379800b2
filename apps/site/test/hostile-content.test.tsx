import type { PageDesign } from '@fairground/contract/page'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerLobby, lobbyDesign } from './lobby-models.ts'
import { noticeOf } from './models.ts'
import { dialog, openLater } from './on-screen.ts'
import { openSite } from './open-site.tsx'

/** What a designer’s account that somebody has stolen would write. */
const MARKUP = '</style><script>ran=1</script><img src=x onerror="ran=1">{{7*7}}'
const RUNS = 'javascript:ran=1'
const NUMBERS = [1e308, -1e308, Number.MAX_SAFE_INTEGER, -1, 1e-300]

/** Names whose values say what a thing is, and not what it shows: an unknown one would show nothing. */
const KEPT = new Set(['id', 'comId', 'type', 'device', 'paths', 'parentId'])

/** The same data with hostile texts, links and numbers in every place. */
function hostile(value: unknown, name = '', at = 0): unknown {
  if (KEPT.has(name)) return value
  if (typeof value === 'string') return /link|href|url|src|icon|image|bg|asset/i.test(name) ? RUNS : MARKUP
  if (typeof value === 'number') return NUMBERS[(at + name.length) % NUMBERS.length]
  if (Array.isArray(value)) return value.map((each, place) => hostile(each, name, place))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each], place) => [key, hostile(each, key, at + place)]))
}

/** What has run, or could: elements and addresses that no text may become. */
function findRunnable(): string[] {
  const elements = [...document.body.querySelectorAll('*')]
  const isHostile = (element: Element) =>
    [...element.attributes].some(
      ({ name, value }) =>
        /^on/.test(name) ||
        (/^(href|src|action|formaction|srcdoc|data)$/.test(name) && /^\s*(javascript|data:text)/i.test(value)),
    ) || /ran=1/.test(element.tagName === 'SCRIPT' || element.tagName === 'STYLE' ? (element.textContent ?? '') : '')
  const found = elements.filter(isHostile).map((element) => element.outerHTML.slice(0, 200))
  return 'ran' in window ? ['it ran', ...found] : found
}
afterEach(() => {
  Reflect.deleteProperty(window, 'ran')
})

for (const width of [390, 1280])
  test(`[RE-06] a design of hostile texts, links and numbers is shown as text on ${width} px, and nothing of it runs`, async () => {
    await page.viewport(width, 900)
    answerLobby()
    const design = lobbyDesign()
    const heading = { id: 'hostile', comId: 'C000119', data: { text: MARKUP, level: 1e308 } }
    const body = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: MARKUP, marks: [{ type: 'link', attrs: { href: RUNS } }] }],
        },
      ],
    }
    const button = { id: 'button', comId: 'C000110', data: { text: MARKUP, link: RUNS } }
    const pages = design.pages.map((each) => ({ ...each, items: hostile(each.items) })) as PageDesign['pages']
    pages
      .find(({ type }) => type === 'home')
      ?.items.unshift(heading, { id: 'rich', comId: 'C000111', data: { body } }, button)
    await openSite('/', { design: { ...(hostile({ ...design, pages: [] }) as PageDesign), pages } })
    await expect.element(page.getByRole('main').getByText(MARKUP, { exact: true }).first()).toBeVisible()
    // What would lead to the link is no link, and pressing it does nothing.
    const pressable = [...document.querySelectorAll<HTMLElement>('main a, main button')]
    for (const element of pressable.filter(({ textContent }) => textContent?.includes(MARKUP))) element.click()
    expect(findRunnable()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThan(10_000)
  })

test('[RE-06] a notice of hostile texts and links is shown as text, and its button runs nothing', async () => {
  for (const field of ['link', 'bg'])
    expect(() => noticeOf('NOT_LOGGED_IN', MARKUP, { [field]: RUNS }), field).toThrow()
  const config = { content: MARKUP, buttonText: MARKUP, link: '/fairness' }
  await openLater('/verify', { notices: [noticeOf('NOT_LOGGED_IN', MARKUP, config)] })
  const notice = dialog(MARKUP)
  await expect.element(notice).toBeVisible()
  expect(findRunnable()).toEqual([])
  await notice.getByRole('button', { name: MARKUP }).first().click()
  expect(findRunnable()).toEqual([])
})

test('what this file looks for is found where it is', () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = `<a href="${RUNS}">x</a><p onclick="0"></p><script>/* ran=1 */</script>`
  expect(findRunnable()).toHaveLength(3)
  place.remove()
})
