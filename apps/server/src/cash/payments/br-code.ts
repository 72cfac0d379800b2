/** What a dynamic BR Code says. */
export interface BrCodeFields {
  /** Name of the receiver: at most 25 letters; accents are dropped. */
  merchantName: string
  /** At most 15 letters. */
  merchantCity: string
  /** Address of the charge without a scheme, at most 77 characters. */
  location: string
  /** Decimal with at most two decimals, such as `12.50`. */
  amount: string
}

const PIX_DOMAIN = 'br.gov.bcb.pix'
const REAL = '986'

/**
 * Writes the text of a dynamic BR Code for one payment, as the Brazilian central bank's "Manual do BR Code" lays it out: EMV
 * fields of a two-digit id, a two-digit length and a value, ended by a CRC-16.
 * @throws Error when a field is too long for the code
 */
export function writeBrCode({ merchantName, merchantCity, location, amount }: BrCodeFields): string {
  const text = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', PIX_DOMAIN) + field('25', location)),
    field('52', '0000'),
    field('53', REAL),
    field('54', amount),
    field('58', 'BR'),
    field('59', plain(merchantName, 25)),
    field('60', plain(merchantCity, 15)),
    field('62', field('05', '***')),
    '6304',
  ].join('')
  return text + crcOf(text)
}

function field(id: string, value: string): string {
  if (value.length > 99 || value.length === 0) throw new Error(`field ${id} of a BR Code holds ${value.length} letters`)
  return id + String(value.length).padStart(2, '0') + value
}

/** The letters that every bank's app reads. */
function plain(text: string, most: number): string {
  return text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 .-]/g, '')
    .slice(0, most)
    .trim()
}

/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF) in four upper-case hex digits. */
function crcOf(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
