import { HostProvider, Items, loadViews } from '@fairground/blocks'
import { blocks } from '@fairground/blocks/registry'
import { palettes } from '@fairground/contract/palettes.data'
import { createTranslator, loadIcu, loadPhrases } from '@fairground/phrases'
import { themeCss } from '@fairground/ui/theme'
import { createRoot } from 'react-dom/client'
import { createHost } from './host.ts'
import { samples } from './samples.data.ts'
import type { GallerySettings } from './settings.ts'

const style = document.createElement('style')

/** Shows the blocks in a place of the page, as the settings say. @returns what takes them away again */
export async function showGallery(settings: GallerySettings, place: Element): Promise<() => void> {
  const layout = innerWidth < 768 ? 'phone' : innerWidth < 1024 ? 'tablet' : 'desktop'
  const shownBlocks = blocksOf(settings)
  Object.assign(document.documentElement, { lang: settings.locale, dir: settings.dir })
  document.documentElement.dataset.layout = layout
  style.textContent = themeCss(palettes[settings.theme])
  document.head.append(style)
  const [phrases, icu] = await Promise.all([
    loadPhrases(settings.locale),
    loadIcu(),
    loadViews(shownBlocks.flatMap(({ items }) => items)),
  ])
  const host = createHost({ ...settings, layout, t: createTranslator(settings.locale, phrases, { icu: () => icu }) })
  const root = createRoot(place)
  root.render(
    <HostProvider value={host}>
      <Gallery shownBlocks={shownBlocks} isSketched={settings.answers === 'sketch'} />
    </HostProvider>,
  )
  return () => {
    root.unmount()
    style.remove()
    document.documentElement.removeAttribute('dir')
  }
}

/** Each block of pages with its samples, or with its defaults; one that surrounds pages only by its name. */
function blocksOf({ only }: GallerySettings) {
  return blocks
    .filter(({ name, place }) => (only === '' ? place === 'page' : name === only))
    .map((block) => ({
      block,
      items: (samples[block.name] ?? [{}]).map((data, at) => ({
        id: `${block.name}-${at}`,
        comId: block.comId,
        data,
      })),
    }))
}

function Gallery({ shownBlocks, isSketched }: { shownBlocks: ReturnType<typeof blocksOf>; isSketched: boolean }) {
  return (
    <main className="mx-auto flex max-w-[1200px] flex-col gap-10 p-4">
      <h1 className="sr-only">Blocks</h1>
      {shownBlocks.map(({ block, items }) => (
        <div key={block.name} data-block={block.name} className="relative flex flex-col gap-6">
          {isSketched ? (
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
