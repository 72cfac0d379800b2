import { drawFoil } from './foil-canvas.ts'
import type { FoilOpening, FoilOrder } from './foil-orders.ts'

// Draws foils on the page's orders, one for each ticket.
addEventListener('message', ({ data }: MessageEvent<FoilOpening>) => {
  const foil = drawFoil(data.canvas, data.flakes, data.colour)
  data.orders.onmessage = ({ data: order }: MessageEvent<FoilOrder>) => {
    if (order.kind === 'fit') {
      foil.fit(order.width, order.open)
      data.orders.postMessage('drawn')
    } else if (order.kind === 'rub') foil.rub(order.from, order.to)
    else foil.clear(order.field)
  }
})
