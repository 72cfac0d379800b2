import sharp from 'sharp'

/** A picture of one colour, in a format. */
export function picture(
  format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif',
  { width = 800, height = 600, colour = '#c0392b' }: { width?: number; height?: number; colour?: string } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    [format]()
    .toBuffer()
}

/** A silent sound: a header of 44 bytes, then bytes that contain their position. */
export function sound(length: number): Buffer {
  const bytes = Buffer.alloc(44 + length, Buffer.from(Array.from({ length: 251 }, (_, at) => at)))
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + length, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(8000, 24)
  bytes.writeUInt32LE(8000, 28)
  bytes.writeUInt16LE(1, 32)
  bytes.writeUInt16LE(8, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(length, 40)
  return bytes
}

/** The beginning of a film, and nothing to see. */
export function film(length: number): Buffer {
  return Buffer.concat([Buffer.from('\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2', 'latin1'), Buffer.alloc(length, 7)])
}

/** A PNG that weighs a few kilobytes and unpacks to a picture of so many pixels a side. */
export function bomb(side: number): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#000' }, limitInputPixels: false })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** A form with one file. */
export function formOf(bytes: Buffer, field = 'file', name = 'picture.png'): FormData {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(bytes)]), name)
  return form
}
