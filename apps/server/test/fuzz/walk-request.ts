import { randomUUID } from 'node:crypto'
import type { Call } from '@fairground/contract/call'
import { HEADERS, sealedPath } from '@fairground/contract/headers'
import { sealOf } from '@fairground/contract/sealed'
import { breakRequest, type Damage, oddValue } from './broken.ts'
import { FIELDS, HINTS, NOT_GIVEN, type View } from './hints.ts'
import type { HostileRequest } from './hostile.ts'
import type { Row } from './memory.ts'
import type { Headers } from './odd-requests.data.ts'
import type { Actor } from './people.ts'
import { createRandom, type Random } from './random.ts'
import { sandboxMessage } from './sandbox-message.ts'
import { shapedValue, shapeOf } from './shaped.ts'
import { chooseCall } from './shares.data.ts'
import { topicOf } from './topics.data.ts'
import { SITE_KEY, type World } from './world.ts'

/** One request of a run. */
export interface WalkRequest {
  step: number
  call: Call
  actor: Actor
  /** Whether the request fits the call's schema; a broken one rarely does. */
  kind: 'shaped' | 'broken'
  fields: Row
  /** Whether it goes to the server with narrow limits of calls. */
  strict: boolean
  wire: HostileRequest
}

const seal = sealOf(SITE_KEY)

/** Shares of requests, 0 to 1. */
const BROKEN = 0.4
const SEALED = 0.15
const STRICT = 0.03
const OWN_KEY = 0.6

/** Makes the request of a step; the seed decides it, but for the ids of what earlier answers have shown. */
export function requestOf(world: World, seed: number, { step, calls }: { step: number; calls: readonly Call[] }) {
  const random = createRandom(seed, step)
  const call = chooseCall(calls, random)
  const topic = topicOf(call.name)
  const actor = world.people.actorOf(
    call,
    random,
    ({ account }) => topic !== undefined && world.memory.rows(topic, account).length > 0,
  )
  const view = viewOf(world, actor, random)
  const fields = fieldsOf(call, view)
  const kind = random.chance(BROKEN) ? 'broken' : 'shaped'
  const damage = kind === 'broken' ? breakRequest(fields, random) : undefined
  const wire = wireOf(call, { view, fields, damage })
  return { step, call, actor, kind, fields, strict: random.chance(STRICT), wire } satisfies WalkRequest
}

function viewOf(world: World, actor: Actor, random: Random): View {
  return {
    ...{ world, actor, random },
    row(topic) {
      const own = world.memory.rows(topic, actor.name)
      const rows = own.length > 0 && random.chance(0.9) ? own : world.memory.rows(topic)
      // The newest rows are those on which something can still happen.
      return rows.at(-1 - random.below(Math.min(rows.length, random.chance(0.7) ? 2 : 12))) ?? {}
    },
  }
}

function fieldsOf(call: Call, view: View): Row {
  const { random, world } = view
  const id = () => (random.chance(0.9) ? (world.memory.anyId(random) ?? randomUUID()) : randomUUID())
  const field = (name: string) => FIELDS[name]?.(view)
  const shaped = shapedValue(shapeOf(call), '', { random, id, field }) as Row
  const hint = random.chance(0.9) ? HINTS[call.name]?.(view) : undefined
  const known = Object.entries(hint ?? {}).filter(([, value]) => value !== undefined)
  return Object.fromEntries([...Object.entries(shaped), ...known].filter(([name]) => hint?.[name] !== NOT_GIVEN))
}

type Parts = { view: View; fields: Row; damage: Damage | undefined }

function wireOf(call: Call, parts: Parts): HostileRequest {
  const { random, actor } = parts.view
  const method = random.pick(call.methods)
  const path = pathOf(call, parts, method)
  const own: Headers = { ...actor.headers, ...keyOf(call, random) }
  const { body, headers } = bodyOf(call, parts, method)
  const all = { ...own, ...headers, ...parts.damage?.headers }
  const isSealed = call.keyed && method === 'POST' && random.chance(SEALED)
  if (!isSealed) return { method, path, headers: all, body }
  const sealedBody = seal.seal(String(body))
  return {
    method,
    path: sealedPath(path),
    headers: { ...own, 'content-type': 'text/plain', [HEADERS.sealed]: '1', ...parts.damage?.headers },
    body: random.chance(0.05) ? sealedBody.slice(random.below(32)) : sealedBody,
  }
}

/** A money call takes a key: a new one, or one of few, which then comes again with another body. */
function keyOf({ movesMoney }: Call, random: Random): Record<string, string> {
  if (!movesMoney || !random.chance(OWN_KEY)) return {}
  return { 'idempotency-key': random.chance(0.85) ? randomUUID() : `again-${random.below(5)}` }
}

function pathOf(call: Call, { view, fields, damage }: Parts, method: string): string {
  const { random } = view
  const names: string[] = []
  const path = random.pick(call.paths).replace(/:(\w+)/g, (_, name: string) => {
    names.push(name)
    const sound = name === 'provider' ? 'sandbox' : String(fields[name] ?? 'none')
    return encodeURIComponent(damage && random.chance(0.2) ? oddValue(random).slice(0, 500).toWellFormed() : sound)
  })
  const inQuery = Object.entries(fields).filter(
    ([name]) => !names.includes(name) && (method === 'GET' || call.inQuery.includes(name) || call.body === 'file'),
  )
  const query = inQuery.map(([name, value]) => {
    const text = damage && random.chance(0.4) ? oddValue(random).slice(0, 2_000) : String(value)
    return `${encodeURIComponent(name)}=${encodeURIComponent(text.toWellFormed())}`
  })
  const separator = query.length > 0 ? `?${query.join('&')}` : ''
  return path + separator + (damage?.query.replace('?', query.length > 0 ? '&' : '?') ?? '')
}

function bodyOf(call: Call, { view, fields, damage }: Parts, method: string): Pick<HostileRequest, 'body' | 'headers'> {
  if (method === 'GET') return { body: undefined, headers: {} }
  if (call.body === 'file') return formOf(view, damage)
  if (call.access === 'provider' && !damage && call.name === 'pay.hook') {
    const { body, headers } = sandboxMessage(view)
    return { body, headers: { 'content-type': 'application/json', ...headers } }
  }
  const { inQuery } = call
  const rest = Object.entries(fields).filter(([name]) => !inQuery.includes(name))
  return {
    body: damage?.body ?? JSON.stringify(Object.fromEntries(rest)),
    headers: { 'content-type': 'application/json' },
  }
}

/** A form with one picture; a broken one is cut, has another field, or is no form. */
function formOf({ random, world }: View, damage: Damage | undefined): Pick<HostileRequest, 'body' | 'headers'> {
  const field = damage && random.chance(0.3) ? 'other' : 'file'
  const head = `--b\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
  const form = Buffer.concat([Buffer.from(head), world.file, Buffer.from('\r\n--b--\r\n')])
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  if (!damage) return { body: form, headers }
  return { body: random.chance(0.5) ? form.subarray(0, random.below(form.length)) : Buffer.from(damage.body), headers }
}
