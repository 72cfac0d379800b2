import * as z from 'zod'
import type { Access, Call } from '../call.ts'
import { calls } from '../calls/list.ts'
import { refusalSchema, successSchema } from '../envelope.ts'
import { HEADERS, sealedPath } from '../headers.ts'

/** A JSON Schema. */
type JsonSchema = Record<string, unknown>

const SECURITY: Record<Access, object[]> = {
  anyone: [],
  user: [{ token: [] }],
  provider: [{ signature: [] }],
  staff: [{ staffKey: [] }],
}

/** The OpenAPI 3.1 document of all calls. */
export function openApi(version: string): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairground',
      version,
      description:
        'Every answer is HTTP 200 with `status` 0, or with the status and the name of a refusal; only transport faults have other HTTP statuses.',
    },
    paths: pathsOf(calls),
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Auth' },
        signature: { type: 'apiKey', in: 'header', name: 'Signature' },
        staffKey: { type: 'apiKey', in: 'header', name: HEADERS.staffKey },
      },
      schemas: { Success: schemaOf(successSchema, 'output'), Refusal: schemaOf(refusalSchema, 'output') },
    },
  }
}

/** The JSON Schema of one of the contract's schemas, for a request (`input`) or an answer (`output`). */
export function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, '~standard': __, ...jsonSchema } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return jsonSchema
}

/** A field of the request in the path, such as `/api/pay/hook/:provider`. */
const PLACE = /:(\w+)/g

function pathsOf(callList: readonly Call[]): JsonSchema {
  const paths: Record<string, JsonSchema> = {}
  for (const call of callList) {
    for (const path of call.paths) {
      const template = path.replaceAll(PLACE, '{$1}')
      paths[template] ??= {}
      for (const method of call.methods)
        Object.assign(paths[template], { [method.toLowerCase()]: operation(call, method, path) })
      if (call.keyed) paths[sealedPath(template)] = { post: sealedOperation(call, path) }
    }
  }
  return paths
}

function operation(call: Call, method: 'POST' | 'GET', path: string): JsonSchema {
  const request = schemaOf(call.request, 'input')
  const isFirst = path === call.paths[0] && method === call.methods[0]
  return {
    operationId: isFirst ? call.name : `${call.name}:${method} ${path}`,
    summary: call.summary,
    tags: [call.name.slice(0, call.name.indexOf('.'))],
    security: SECURITY[call.access],
    parameters: [
      ...placesOf(path),
      ...(call.movesMoney ? [IDEMPOTENCY_KEY] : []),
      ...(method === 'GET' || call.body === 'file' ? queryOf(request, path) : eitherWay(call, request, path)),
    ],
    ...(method === 'POST' && { requestBody: { content: call.body === 'file' ? FILE_FORM : json(request) } }),
    responses: {
      200: {
        description:
          call.errors.length > 0 ? `Success, or a refusal: ${call.errors.join(', ')}` : 'Success, or a refusal',
        content: json({ anyOf: [answerOf(call), { $ref: '#/components/schemas/Refusal' }] }),
      },
      default: {
        description: 'A transport fault',
        content: json({ $ref: '#/components/schemas/Refusal' }),
      },
    },
  }
}

/** The sealed form of a game call: the same request and answer as encrypted text. */
function sealedOperation(call: Call, path: string): JsonSchema {
  const sealedBody = { 'text/plain': { schema: { type: 'string', pattern: '^([0-9a-f]{32})+$' } } }
  return {
    operationId: `${call.name}:sealed ${path}`,
    summary: `${call.summary} Sealed with the site key.`,
    tags: [call.name.slice(0, call.name.indexOf('.'))],
    security: SECURITY[call.access],
    parameters: [{ name: HEADERS.sealed, in: 'header', schema: { type: 'string', const: '1' } }],
    requestBody: { content: sealedBody },
    responses: {
      200: {
        description: 'The sealed answer, or a refusal as JSON',
        content: { ...sealedBody, ...json({ $ref: '#/components/schemas/Refusal' }) },
      },
      default: { description: 'A transport fault', content: json({ $ref: '#/components/schemas/Refusal' }) },
    },
  }
}

const IDEMPOTENCY_KEY = {
  name: HEADERS.idempotencyKey,
  in: 'header',
  description: 'The same key with the same body answers what the first answered and moves nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 64 },
}

const FILE_FORM = {
  'multipart/form-data': {
    schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
  },
}

function answerOf(call: Call): JsonSchema {
  return { allOf: [{ $ref: '#/components/schemas/Success' }, schemaOf(call.answer, 'output')] }
}

function placesOf(path: string): JsonSchema[] {
  return [...path.matchAll(PLACE)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
}

/** The fields of the query: those that are not in the path. */
function queryOf(request: JsonSchema, path: string): JsonSchema[] {
  const requiredNames = new Set((request.required as string[] | undefined) ?? [])
  const properties = (request.properties as Record<string, JsonSchema> | undefined) ?? {}
  return Object.entries(properties)
    .filter(([name]) => !path.includes(`:${name}`))
    .map(([name, schema]) => ({ name, in: 'query', required: requiredNames.has(name), schema }))
}

/** Fields of a POST that may be in the query or in the body. */
function eitherWay({ inQuery }: Call, request: JsonSchema, path: string): JsonSchema[] {
  const fields = queryOf(request, path).filter(({ name }) => inQuery.includes(name as string))
  return fields.map((field) => ({ ...field, required: false }))
}

function json(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } }
}
