import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the pictures are. */
export const FOLDER = join(import.meta.dirname, '../../screens')

/** The file of a picture. */
export function pictureFile(locale: string, screen: string, who: string, width: number): string {
  return join(FOLDER, `${screen}.${who}.${locale}.${width}.png`)
}

/** Writes the page that shows all pictures, a row for each screen, and answers its path. */
export function writeIndex(): string {
  const pictures = readdirSync(FOLDER).filter((file) => file.endsWith('.png'))
  const rows = Map.groupBy(pictures, (file) => file.split('.').slice(0, 3).join(' '))
  const html = [...rows]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, files]) => `<section><h2>${name}</h2>${files.toSorted(byWidth).map(pictureHtml).join('')}</section>`)
  const file = join(FOLDER, 'index.html')
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>${STYLE}${html.join('')}</html>`,
  )
  return file
}

const STYLE = `<style>
body { margin: 24px; background: #05080f; color: #eaf1fb; font: 16px system-ui }
section { margin-block-end: 40px } h2 { font-size: 18px }
a { display: inline-block; margin: 0 16px 16px 0; vertical-align: top; color: inherit; font-size: 13px }
img { display: block; height: 480px; border: 1px solid #2a3648 }
</style>`

const widthOf = (file: string): number => Number(file.split('.').at(-2))
const byWidth = (one: string, other: string): number => widthOf(one) - widthOf(other)
const pictureHtml = (file: string): string =>
  `<a href="${file}"><img src="${file}" alt="" loading="lazy">${widthOf(file)} px</a>`
