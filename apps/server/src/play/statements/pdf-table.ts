/** A4 in points, with room for the footer. The pages are kept until the end, which knows how many there are. */
export const PAGE_OPTIONS = { size: 'A4', margin: 50, bufferPages: true } as const

const ROW_HEIGHT = 15
const FONT_SIZE = 9
const FOOTER_FROM_BOTTOM = 35

/** A column: its title, its width in points, the side of its texts. */
export type Column = { title: string; width: number; align: 'left' | 'right' }

/** A table that is being drawn. */
export type Table = { document: PDFKit.PDFDocument; columns: readonly Column[]; y: number }

/** Begins a table at the document's place; columns without a title have no head. */
export function startTable(document: PDFKit.PDFDocument, columns: readonly Column[]): Table {
  const table = { document, columns, y: document.y }
  drawTitles(table)
  return table
}

/** Draws a row; it begins a new page, with the titles again, where the page is full. */
export function drawRow(table: Table, texts: readonly string[]): void {
  const { document } = table
  if (table.y + ROW_HEIGHT > document.page.height - PAGE_OPTIONS.margin - ROW_HEIGHT) {
    document.addPage()
    table.y = PAGE_OPTIONS.margin
    drawTitles(table)
  }
  document.font('Helvetica').fontSize(FONT_SIZE)
  drawTexts(table, texts)
}

function drawTitles(table: Table): void {
  if (table.columns.every(({ title }) => title === '')) return
  table.document.font('Helvetica-Bold').fontSize(FONT_SIZE)
  drawTexts(
    table,
    table.columns.map(({ title }) => title),
  )
  const lineY = table.y - 2
  const width = table.columns.reduce((sum, column) => sum + column.width, 0)
  table.document
    .moveTo(PAGE_OPTIONS.margin, lineY)
    .lineTo(PAGE_OPTIONS.margin + width, lineY)
    .lineWidth(0.5)
    .stroke()
}

function drawTexts(table: Table, texts: readonly string[]): void {
  const { document, columns, y } = table
  let x: number = PAGE_OPTIONS.margin
  for (const [index, { width, align }] of columns.entries()) {
    document.text(texts[index] ?? '', x, y, {
      width: width - 6,
      align,
      lineBreak: false,
      ellipsis: true,
      height: ROW_HEIGHT,
    })
    x += width
  }
  table.y = y + ROW_HEIGHT
  document.y = table.y
  document.x = PAGE_OPTIONS.margin
}

/** Writes a name and the page's number on each page. @param pageText with `{page}` and `{pages}` */
export function drawFooters(document: PDFKit.PDFDocument, name: string, pageText: string): void {
  const { start, count } = document.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page)
    // The footer lies in the margin, where text would otherwise begin a new page.
    document.page.margins.bottom = 0
    const text = pageText.replace('{page}', String(page + 1)).replace('{pages}', String(count))
    const y = document.page.height - FOOTER_FROM_BOTTOM
    document.font('Helvetica').fontSize(8)
    document.text(name, PAGE_OPTIONS.margin, y, { width: 350, lineBreak: false })
    document.text(text, PAGE_OPTIONS.margin + 395, y, { width: 100, align: 'right', lineBreak: false })
  }
}
