import { keptDrawing } from '../kept-drawing.tsx'

const load = async () => (await import('./blank-tickets.tsx')).BlankTickets

/** Three blank tickets in a fan, 180 by 100. */
export const Tickets = keptDrawing('tickets', load, import.meta.env.SSR ? await load() : undefined)
