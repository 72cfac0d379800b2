import type { Call } from '@fairground/contract/call'
import { CallError } from '@fairground/contract/envelope'
import { definitionOf } from '../../ground/schema/compiled-schema.ts'
import { isStorable } from './json-body.ts'

/** Builds a call's request from its body and its query. */
export type FieldReader = (body: unknown, query: unknown) => unknown

/**
 * Creates the reader of one call. It merges the query over the body. A query has only texts, so the reader converts them where
 * the schema has a number or a boolean.
 * @throws CallError invalid_request (the reader) when the query holds text that no database could store
 */
export function fieldReader(call: Call): FieldReader {
  const kinds = new Map(
    Object.entries(definitionOf(call.request).shape ?? {}).map(([name, schema]) => [name, kindOf(schema)]),
  )
  return (body, query) => {
    if (!isRecord(query)) return body
    const names = Object.keys(query)
    if (names.length === 0) return body
    if (!isStorable(query)) {
      throw new CallError('invalid_request', undefined, [{ path: '', message: 'A query with a NUL' }])
    }
    if (!isRecord(body)) return body
    return { ...body, ...Object.fromEntries(names.map((name) => [name, readAs(kinds.get(name), query[name])])) }
  }
}

function kindOf(schema: Parameters<typeof definitionOf>[0]): string {
  const { type, innerType } = definitionOf(schema)
  return innerType ? kindOf(innerType) : type
}

function readAs(kind: string | undefined, value: unknown): unknown {
  if (kind === 'number' && typeof value === 'string' && /^-?\d{1,15}(\.\d{1,9})?$/.test(value)) return Number(value)
  if (kind === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
