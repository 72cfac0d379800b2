import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPreviewHost, previewAddress } from './preview-host.ts'

const siteOrigin = 'https://fair.example'
const designToken = 'draft-1'
const block = (id: string, title: string) => ({ id, comId: 'C000100', data: { title } })
const editBlock = { type: 'editBlock', designToken, block: block('hero', 'Pressed') }
const previewReady = { type: 'previewReady', designToken }

let studio: EventTarget
let said: unknown[]
const frame = {
  contentWindow: { postMessage: (message: unknown, origin: string) => said.push([message, origin]) },
} as unknown as HTMLIFrameElement

beforeEach(() => {
  studio = new EventTarget()
  said = []
  vi.stubGlobal('addEventListener', studio.addEventListener.bind(studio))
})
afterEach(() => vi.unstubAllGlobals())

const hear = (data: unknown, origin = siteOrigin, source: unknown = frame.contentWindow) =>
  studio.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
function open() {
  const edited: string[] = []
  const host = createPreviewHost({ frame, siteOrigin, designToken, onEditBlock: ({ id }) => edited.push(id) })
  return { host, edited }
}

test('[DS-05] the studio says its two messages to the site’s origin alone, with its token', () => {
  const { host } = open()
  host.showBlock(block('hero', 'New words'))
  host.refresh()
  expect(said).toEqual([
    [{ type: 'editingBlock', designToken, block: block('hero', 'New words') }, siteOrigin],
    [{ type: 'updateBlock', designToken }, siteOrigin],
  ])
})

test('[DS-05] a block that is pressed is told; other origins, windows, tokens and messages are not heard', () => {
  const { host, edited } = open()
  hear(editBlock)
  expect(edited).toEqual(['hero'])
  hear(editBlock, 'https://evil.example')
  hear(editBlock, siteOrigin, {})
  hear({ ...editBlock, designToken: 'draft-2' })
  hear({ ...editBlock, block: { id: 'hero' } })
  hear('editBlock')
  host.stop()
  hear(editBlock)
  expect(edited).toEqual(['hero'])
})

test('[DS-05] a page that begins to listen is told what each block was last shown as, after a stop nothing', () => {
  const { host } = open()
  host.showBlock(block('hero', 'First'))
  host.showBlock(block('hero', 'Second'))
  host.showBlock(block('grid', 'Games'))
  said = []
  hear({ ...previewReady, designToken: 'draft-2' })
  expect(said).toEqual([])
  hear(previewReady)
  expect(said).toEqual(
    [block('hero', 'Second'), block('grid', 'Games')].map((shown) => [
      { type: 'editingBlock', designToken, block: shown },
      siteOrigin,
    ]),
  )
  host.stop()
  said = []
  hear(previewReady)
  expect(said).toEqual([])
})

test('[DS-04] the frame’s address carries the token beside what it had', () => {
  expect(previewAddress('https://fair.example/games?category=01', 'a&b')).toBe(
    'https://fair.example/games?category=01&designToken=a%26b',
  )
})
