import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPreviewHost, previewAddress } from './preview-host.ts'

const siteOrigin = 'https://fair.example'
const designToken = 'draft-1'
const block = (id: string, title: string) => ({ id, comId: 'C000100', data: { title } })
const editBlock = { type: 'editBlock', designToken, block: block('hero', 'Pressed') }
const previewReady = { type: 'previewReady', designToken }

let studio: EventTarget
let sentMessages: unknown[]
const frame = {
  contentWindow: { postMessage: (message: unknown, origin: string) => sentMessages.push([message, origin]) },
} as unknown as HTMLIFrameElement

beforeEach(() => {
  studio = new EventTarget()
  sentMessages = []
  vi.stubGlobal('addEventListener', studio.addEventListener.bind(studio))
})
afterEach(() => vi.unstubAllGlobals())

const hear = (data: unknown, origin = siteOrigin, source: unknown = frame.contentWindow) =>
  studio.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
function open() {
  const editedBlocks: string[] = []
  const host = createPreviewHost({ frame, siteOrigin, designToken, onEditBlock: ({ id }) => editedBlocks.push(id) })
  return { host, editedBlocks }
}

test('[DS-05] the studio says its two messages to the site’s origin alone, with its token', () => {
  const { host } = open()
  host.showBlock(block('hero', 'New words'))
  host.refresh()
  expect(sentMessages).toEqual([
    [{ type: 'editingBlock', designToken, block: block('hero', 'New words') }, siteOrigin],
    [{ type: 'updateBlock', designToken }, siteOrigin],
  ])
})

test('[DS-05] a block that is pressed is told; other origins, windows, tokens and messages are not heard', () => {
  const { host, editedBlocks } = open()
  hear(editBlock)
  expect(editedBlocks).toEqual(['hero'])
  hear(editBlock, 'https://evil.example')
  hear(editBlock, siteOrigin, {})
  hear({ ...editBlock, designToken: 'draft-2' })
  hear({ ...editBlock, block: { id: 'hero' } })
  hear('editBlock')
  host.stop()
  hear(editBlock)
  expect(editedBlocks).toEqual(['hero'])
})

test('[DS-05] a page that begins to listen is told what each block was last shown as, after a stop nothing', () => {
  const { host } = open()
  host.showBlock(block('hero', 'First'))
  host.showBlock(block('hero', 'Second'))
  host.showBlock(block('grid', 'Games'))
  sentMessages = []
  hear({ ...previewReady, designToken: 'draft-2' })
  expect(sentMessages).toEqual([])
  hear(previewReady)
  expect(sentMessages).toEqual(
    [block('hero', 'Second'), block('grid', 'Games')].map((shownBlock) => [
      { type: 'editingBlock', designToken, block: shownBlock },
      siteOrigin,
    ]),
  )
  host.stop()
  sentMessages = []
  hear(previewReady)
  expect(sentMessages).toEqual([])
})

test('[DS-04] the frame’s address carries the token beside what it had', () => {
  expect(previewAddress('https://fair.example/games?category=01', 'a&b')).toBe(
    'https://fair.example/games?category=01&designToken=a%26b',
  )
})
