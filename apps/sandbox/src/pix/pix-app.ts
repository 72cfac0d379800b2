import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import type { Closing } from '../closing.ts'
import { pixPage } from '../page/pix-page.ts'
import { sendPage } from '../page/send-page.ts'
import { chooseLocale } from '../page/texts.ts'
import { parseBody, refuse } from '../signed-routes.ts'
import { type Checkout, findCheckout } from '../store/checkouts.ts'
import type { Store } from '../store/store.ts'
import { readBrCode } from './br-code.ts'

const paySchema = z.object({ brcode: z.string().min(1).max(512) })
type PixAddress = { Querystring: { lang?: unknown; code?: unknown } }

/**
 * The bank app of the player, which nobody signs: `GET /pix` is a page with a field for a BR Code, `POST /pix` pays the code of
 * its form, and `POST /v1/pix/pay` does the same for a program with `{brcode}`.
 */
export function registerPixApp(app: FastifyInstance, store: Store, closing: Closing): void {
  /** Pays the charge of a code. @returns the charge after it; undefined for a code that names no charge of this bank */
  const pay = (text: string): Checkout | undefined => {
    const checkout = findCharge(store, text)
    if (!checkout) return undefined
    closing.close(checkout.id, 'paid')
    return findCheckout(store, checkout.id)
  }

  app.get<PixAddress>('/pix', ({ query }, reply) => {
    const code = typeof query.code === 'string' ? query.code : ''
    return show(reply, query.lang, { code, charge: findCharge(store, code) })
  })

  app.post<PixAddress>('/pix', ({ body, query }, reply) => {
    const code = paySchema.safeParse(body).data?.brcode ?? ''
    const charge = pay(code)
    if (!charge) reply.code(400)
    return show(reply, query.lang, { code, charge })
  })

  app.post('/v1/pix/pay', ({ body }, reply) => {
    const order = parseBody(paySchema, typeof body === 'string' ? body : '')
    const charge = order && pay(order.brcode)
    if (!charge) return refuse(reply, 400, 'brcode_unknown')
    return { txid: charge.id, status: charge.status, amount: charge.amount, currency: charge.currency }
  })
}

/** The charge of a BR Code: a code with another amount than the charge's is none. */
function findCharge(store: Store, text: string): Checkout | undefined {
  const code = readBrCode(text)
  const id = code?.location.split('/').at(-1)
  const checkout = id === undefined ? undefined : findCheckout(store, id)
  if (checkout?.bank !== 'pix') return undefined
  return code?.amount === undefined || code.amount === checkout.amount ? checkout : undefined
}

function show(reply: FastifyReply, lang: unknown, state: Parameters<typeof pixPage>[0]): FastifyReply {
  const locale = chooseLocale(typeof lang === 'string' ? lang : undefined, state.charge?.locale)
  const nonce = randomBytes(16).toString('base64url')
  return sendPage(reply, nonce, pixPage(state, locale, nonce))
}
