import { HostProvider, Items, loadViews } from '@fairground/blocks'
import { blocks } from '@fairground/blocks/registry'
import { palettes } from '@fairground/contract/palettes.data'
import { createTranslator, loadIcu, loadPhrases } from '@fairground/phrases'
import { themeCss } from '@fairground/ui/theme'
import { createRoot } from 'react-dom/client'
import './gallery.css'
import { createHost } from './host.ts'
import { samples } from './samples.data.ts'
import { readSettings } from './settings.ts'

const settings = readSettings(location.search)
const width = innerWidth
const layout = width < 768 ? 'phone' : width < 1024 ? 'tablet' : 'desktop'

/** Each block of pages with its samples, or with its defaults; one that surrounds pages only by its name. */
const shownBlocks = blocks
  .filter(({ name, place }) => (settings.only === '' ? place === 'page' : name === settings.only))
  .map((block) => ({
    block,
    items: (samples[block.name] ?? [{}]).map((data, at) => ({
      id: `${block.name}-${at}`,
      comId: block.comId,
      data,
    })),
  }))

function Gallery() {
  return (
    <main className="mx-auto flex max-w-[1200px] flex-col gap-10 p-4">
      <h1 className="sr-only">Blocks</h1>
      {shownBlocks.map(({ block, items }) => (
        <div key={block.name} data-block={block.name} className="relative flex flex-col gap-6">
          {settings.answers === 'sketch' ? (
            <block.Sketch />
          ) : (
            <>
              <h2 className="sr-only">{block.name}</h2>
              <Items items={items} />
            </>
          )}
        </div>
      ))}
    </main>
  )
}

const root = document.documentElement
root.lang = settings.locale
root.dir = settings.dir
root.dataset.layout = layout
const style = document.createElement('style')
style.textContent = themeCss(palettes[settings.theme])
document.head.append(style)
const [phrases, icu] = await Promise.all([
  loadPhrases(settings.locale),
  loadIcu(),
  loadViews(shownBlocks.flatMap(({ items }) => items)),
])
const host = createHost({ ...settings, layout, t: createTranslator(settings.locale, phrases, { icu: () => icu }) })
createRoot(document.getElementById('root') ?? document.body).render(
  <HostProvider value={host}>
    <Gallery />
  </HostProvider>,
)
