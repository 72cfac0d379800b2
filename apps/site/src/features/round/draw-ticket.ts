import type { ShareCard } from './share-card.ts'

/** The size of the picture in pixels. Messengers show this size in full. */
export const PICTURE = { width: 1200, height: 630 } as const

const EDGE = 48
const NOTCH = 26
/** The position of the stub's perforation. */
const STUB_Y = 430
const BULBS = 24

/** The current colours of the operator's tokens, and the page's font. */
interface Look {
  ground: string
  ticket: string
  line: string
  text: string
  muted: string
  win: string
  bulb: string
  display: string
  body: string
}

/** Draws the ticket of a round. A payout up to the stake gets no lit bulbs and no colour. */
export function drawTicket(canvas: HTMLCanvasElement, card: ShareCard): void {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to draw on')
  canvas.width = PICTURE.width
  canvas.height = PICTURE.height
  const look = readLook()
  context.fillStyle = look.ground
  context.fillRect(0, 0, PICTURE.width, PICTURE.height)
  drawPaper(context, look)
  drawBulbs(context, look, card.isGained)
  drawHead(context, look, card)
  drawStub(context, look, card)
}

function drawPaper(context: CanvasRenderingContext2D, look: Look): void {
  const { width, height } = PICTURE
  const [left, top, right, bottom] = [EDGE, EDGE, width - EDGE, height - EDGE]
  context.beginPath()
  context.moveTo(left, top)
  context.lineTo(right, top)
  context.lineTo(right, STUB_Y - NOTCH)
  context.arc(right, STUB_Y, NOTCH, -Math.PI / 2, Math.PI / 2, true)
  context.lineTo(right, bottom)
  context.lineTo(left, bottom)
  context.lineTo(left, STUB_Y + NOTCH)
  context.arc(left, STUB_Y, NOTCH, Math.PI / 2, -Math.PI / 2, true)
  context.closePath()
  context.fillStyle = look.ticket
  context.fill()
  context.strokeStyle = look.line
  context.lineWidth = 4
  context.setLineDash([2, 12])
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(left + NOTCH * 2, STUB_Y)
  context.lineTo(right - NOTCH * 2, STUB_Y)
  context.stroke()
  context.setLineDash([])
}

function drawBulbs(context: CanvasRenderingContext2D, look: Look, isLit: boolean): void {
  const room = PICTURE.width - 2 * EDGE - 80
  for (let bulb = 0; bulb < BULBS; bulb += 1) {
    context.beginPath()
    context.arc(EDGE + 40 + (room * bulb) / (BULBS - 1), EDGE + 34, 7, 0, 2 * Math.PI)
    context.fillStyle = isLit ? look.bulb : look.line
    context.shadowColor = isLit ? look.bulb : 'transparent'
    context.shadowBlur = isLit ? 18 : 0
    context.fill()
  }
  context.shadowBlur = 0
}

function drawHead(context: CanvasRenderingContext2D, look: Look, card: ShareCard): void {
  const left = EDGE + 40
  const maxWidth = PICTURE.width - 2 * left
  write(context, card.game, { x: left, y: 168, font: `700 52px ${look.display}`, colour: look.text, maxWidth })
  write(context, card.options, { x: left, y: 212, font: `500 28px ${look.body}`, colour: look.muted, maxWidth })
  const colour = card.isGained ? look.win : look.text
  write(context, card.multiplier, {
    x: left,
    y: 352,
    font: `800 140px ${look.display}`,
    colour,
    maxWidth: maxWidth * 0.62,
  })
  const right = PICTURE.width - left
  context.textAlign = 'right'
  write(context, card.result, { x: right, y: 308, font: `700 44px ${look.display}`, colour, maxWidth: maxWidth * 0.36 })
  write(context, card.money ?? '', {
    x: right,
    y: 352,
    font: `600 28px ${look.body}`,
    colour: look.muted,
    maxWidth: maxWidth * 0.5,
  })
  context.textAlign = 'left'
}

function drawStub(context: CanvasRenderingContext2D, look: Look, card: ShareCard): void {
  const left = EDGE + 40
  const maxWidth = PICTURE.width - 2 * left
  const signature = [card.name, card.time].filter(Boolean).join(' · ')
  write(context, signature, {
    x: left,
    y: 492,
    font: `600 26px ${look.body}`,
    colour: look.text,
    maxWidth: maxWidth * 0.5,
  })
  write(context, card.address, { x: left, y: 544, font: `500 24px ${look.body}`, colour: look.muted, maxWidth })
  context.textAlign = 'right'
  write(context, card.proof, {
    x: PICTURE.width - left,
    y: 492,
    font: `600 24px ${look.body}`,
    colour: look.muted,
    maxWidth: maxWidth * 0.48,
  })
  context.textAlign = 'left'
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, font, colour, maxWidth }: { x: number; y: number; font: string; colour: string; maxWidth: number },
): void {
  context.font = font
  context.fillStyle = colour
  context.fillText(text, x, y, maxWidth)
}

function readLook(): Look {
  const probe = document.createElement('span')
  document.body.append(probe)
  const readToken = (token: string) => {
    probe.style.color = `var(--${token})`
    return getComputedStyle(probe).color
  }
  probe.style.fontFamily = '"Bricolage Grotesque Variable", system-ui, sans-serif'
  const display = getComputedStyle(probe).fontFamily
  const look: Look = {
    ...{ ground: readToken('main-bg-color'), ticket: readToken('design-button-bg'), line: readToken('design-border') },
    ...{ text: readToken('design-text-color'), muted: readToken('design-text-muted-color') },
    ...{ win: readToken('design-win-color'), bulb: readToken('design-bulb-color') },
    ...{ display, body: getComputedStyle(document.body).fontFamily },
  }
  probe.remove()
  return look
}
