import { addressOf, bodyOf, type Call } from '@fairground/contract/call'
import { idSchema } from '@fairground/contract/shapes'
import * as z from 'zod/mini'

/** The part of a JSON Schema that these tests read. */
type Shape = {
  type?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  minimum?: number
  minLength?: number
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  anyOf?: Shape[]
}

const shapeOf = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
const ID_PATTERN = shapeOf(idSchema).pattern

const isId = ({ pattern }: Shape) => pattern !== undefined && pattern === ID_PATTERN

function hasId(shape: Shape): boolean {
  if (isId(shape)) return true
  const parts = [
    ...Object.values(shape.properties ?? {}),
    ...(shape.items ? [shape.items] : []),
    ...(shape.anyOf ?? []),
  ]
  return parts.some(hasId)
}

/** Whether a request of a call may carry an id, at any depth. */
export function takesId(call: Call): boolean {
  return hasId(shapeOf(call.request))
}

/** A request of a call with `id` in every field that takes one, and the least that its schema asks for beside it. */
export function requestWithId(call: Call, id: string): Record<string, unknown> {
  return fill(shapeOf(call.request), id) as Record<string, unknown>
}

function fill(shape: Shape, id: string): unknown {
  if (isId(shape)) return id
  if (shape.anyOf) return fill(shape.anyOf.find(hasId) ?? shape.anyOf[0] ?? {}, id)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.type === 'array') return shape.items && hasId(shape.items) ? [fill(shape.items, id)] : []
  if (shape.type === 'object') {
    const wanted = Object.entries(shape.properties ?? {}).filter(
      ([name, part]) => shape.required?.includes(name) || hasId(part),
    )
    return Object.fromEntries(wanted.map(([name, part]) => [name, fill(part, id)]))
  }
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(1, shape.minimum ?? 1)
  if (shape.type === 'boolean') return true
  return 'x'.repeat(Math.max(1, shape.minLength ?? 1))
}

/** Sends a request to a call as a player. @returns the status of HTTP and the answer without the time */
export async function ask(
  url: string,
  call: Call,
  fields: Record<string, unknown>,
  token: string,
): Promise<{ http: number; text: string; message: string }> {
  const [method = 'POST'] = call.methods
  const response = await fetch(url + addressOf(call, fields), {
    method,
    headers: { auth: token, ...(method === 'POST' && { 'content-type': 'application/json' }) },
    ...(method === 'POST' && { body: JSON.stringify(bodyOf(call, fields)) }),
  })
  const { serverTime: _, ...answer } = (await response.json()) as Record<string, unknown>
  return { http: response.status, text: JSON.stringify(answer), message: String(answer.message) }
}
