/** The fields of a BR Code that the PIX bank reads. */
export interface BrCode {
  /** Address of the charge, without a scheme. */
  location: string
  /** Decimal text; undefined when the code names none. */
  amount: string | undefined
}

const PIX_DOMAIN = 'br.gov.bcb.pix'

/**
 * Reads the text of a dynamic BR Code (EMV merchant-presented QR: two digits of an id, two digits of a length, the value; the
 * last field, 63, is the CRC of everything before its value). Written apart from the server's writer, so that each checks the
 * other.
 * @returns undefined when the text is no dynamic BR Code or its CRC is wrong
 */
export function readBrCode(text: string): BrCode | undefined {
  const code = text.trim()
  if (code.slice(-8, -4) !== '6304' || code.slice(-4).toUpperCase() !== crcOf(code.slice(0, -4))) return undefined
  const fields = readFields(code)
  const account = readFields(fields?.get('26') ?? '')
  const location = account?.get('25')
  if (!fields || account?.get('00')?.toLowerCase() !== PIX_DOMAIN || !location) return undefined
  return { location, amount: fields.get('54') }
}

function readFields(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4))
    const end = at + 4 + length
    if (!/^\d{4}$/.test(text.slice(at, at + 4)) || end > text.length) return undefined
    fields.set(text.slice(at, at + 2), text.slice(at + 4, end))
    at = end
  }
  return fields
}

/** CRC-16/CCITT-FALSE as four upper-case hex digits, as EMV wants it. */
function crcOf(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff) >>> 0
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
