import { randomBytes } from 'node:crypto'
import formBody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { accountPage } from './page/account-page.ts'
import { assets } from './page/assets.ts'
import { checkoutPage, unknownPage } from './page/checkout-page.ts'
import { sendPage } from './page/send-page.ts'
import { chooseLocale } from './page/texts.ts'
import { findCheckout } from './store/checkouts.ts'
import { listArrived } from './store/payouts.ts'
import type { Store } from './store/store.ts'

const outcomeSchema = z.object({ outcome: z.enum(['paid', 'declined']) })
type Address = { Params: { id: string }; Querystring: { lang?: unknown } }

/** What the pages need. */
export interface PageOptions {
  store: Store
  /** Closes an open checkout durably, with its webhooks; does nothing to a closed one. */
  close(id: string, outcome: 'paid' | 'declined'): void
}

/** The player's routes: the checkout page with its buttons, the page of a bank account, and their files. */
export function registerPages(app: FastifyInstance, { store, close }: PageOptions): void {
  app.register(formBody)

  app.get<Address>('/checkout/:id', ({ params, query }, reply) => show(store, reply, params.id, query.lang))

  app.post<Address>('/checkout/:id', ({ params, query, body }, reply) => {
    const outcome = outcomeSchema.safeParse(body).data?.outcome
    if (outcome) close(params.id, outcome)
    else reply.code(400)
    return show(store, reply, params.id, query.lang)
  })

  app.get<{ Params: { name: string }; Querystring: { lang?: unknown } }>(
    '/account/:name',
    ({ params, query }, reply) => {
      const name = params.name.slice(0, 100)
      const locale = chooseLocale(typeof query.lang === 'string' ? query.lang : undefined)
      const nonce = randomBytes(16).toString('base64url')
      // A PIX key is written with its `pix:`.
      const payouts = listArrived(store, name.includes(':') ? name : `sandbox:${name}`)
      return sendPage(reply, nonce, accountPage(name, payouts, locale, nonce))
    },
  )

  app.get<{ Params: { name: string } }>('/assets/:name', ({ params }, reply) => {
    const asset = assets.get(params.name)
    if (!asset) return reply.code(404).send({ error: 'not_found' })
    return reply.type(asset.type).header('cache-control', 'public, max-age=86400').send(asset.content)
  })
}

function show(store: Store, reply: FastifyReply, id: string, lang: unknown): FastifyReply {
  const checkout = findCheckout(store, id)
  const locale = chooseLocale(typeof lang === 'string' ? lang : undefined, checkout?.locale)
  const nonce = randomBytes(16).toString('base64url')
  if (!checkout) return sendPage(reply.code(404), nonce, unknownPage(locale, nonce))
  return sendPage(reply, nonce, checkoutPage(checkout, locale, nonce, Date.now()))
}
