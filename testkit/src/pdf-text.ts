import { inflateSync } from 'node:zlib'

const STREAM = /\/FlateDecode\s*>>\s*stream\r?\n/g
const TEXT_BLOCK = /\bBT\b([\s\S]*?)\bET\b/g
const HEX_STRING = /<([0-9a-fA-F]*)>/g
const windows1252 = new TextDecoder('windows-1252')

/**
 * The texts that a PDF draws, in the order of the file, one for each block of text. It reads what pdfkit writes with the fonts
 * that every reader has: deflated streams and hexadecimal strings of Windows-1252 (ISO 32000-1, 9.4).
 */
export function readPdfTexts(file: Buffer): string[] {
  const source = file.toString('latin1')
  const texts: string[] = []
  for (const match of source.matchAll(STREAM)) {
    const start = match.index + match[0].length
    const content = inflateSync(file.subarray(start, source.indexOf('endstream', start))).toString('latin1')
    for (const [, block = ''] of content.matchAll(TEXT_BLOCK)) {
      const hex = [...block.matchAll(HEX_STRING)].map(([, digits = '']) => digits).join('')
      texts.push(windows1252.decode(Buffer.from(hex, 'hex')))
    }
  }
  return texts
}
