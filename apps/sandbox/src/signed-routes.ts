import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { isSigned } from './signature.ts'

/** Answers a signed request; an `undefined` answer is a 404. */
type Answer<Body> = (body: Body, request: FastifyRequest, reply: FastifyReply) => unknown

/** Registers the shop's routes, which are all signed: a POST signs its body, a GET its path with the query. */
export interface SignedRoutes {
  post<Body>(path: string, schema: z.ZodType<Body>, answer: Answer<Body>): void
  get(path: string, answer: Answer<undefined>): void
}

/** Creates the registration of signed routes. */
export function createSignedRoutes(app: FastifyInstance, secret: string): SignedRoutes {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, accept) => accept(null, body))

  return {
    post(path, schema, answer) {
      app.post(path, async (request, reply) => {
        const text = typeof request.body === 'string' ? request.body : ''
        if (!isSigned(secret, request.headers, text, Date.now())) return refuse(reply, 401, 'signature_wrong')
        const body = parseBody(schema, text)
        if (body === undefined) return refuse(reply, 400, 'order_malformed')
        return (await answer(body, request, reply)) ?? refuse(reply, 404, 'not_found')
      })
    },
    get(path, answer) {
      app.get(path, async (request, reply) => {
        if (!isSigned(secret, request.headers, request.url, Date.now())) return refuse(reply, 401, 'signature_wrong')
        return (await answer(undefined, request, reply)) ?? refuse(reply, 404, 'not_found')
      })
    },
  }
}

/** Refuses a request. */
export function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).send({ error })
}

/** Reads a JSON text. @returns undefined for a text or shape that is wrong */
export function parseBody<Body>(schema: z.ZodType<Body>, text: string): Body | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
