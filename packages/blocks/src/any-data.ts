import fc from 'fast-check'
import type { Field, Fields } from './fields.ts'

const entryFields = ({ kind, limits }: Field<unknown>) => (kind === 'list' ? (limits.fields as Fields) : {})

/** For tests: data with some of the fields, valid or not, and any JSON in them and in entries of lists. */
export function anyData(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.entries(fields).map(([name, field]) => {
    const entries = fc.array(fc.oneof(fc.jsonValue(), anyData(entryFields(field))), { maxLength: 5 })
    return [name, fc.oneof(fc.constant(field.fallback), soundFor(field), fc.jsonValue(), entries)] as const
  })
  return fc.record(Object.fromEntries(values), { requiredKeys: [] })
}

/** Values that the field's kind may accept. */
function soundFor({ kind, limits }: Field<unknown>): fc.Arbitrary<unknown> {
  if (kind === 'choice') return fc.constantFrom(...(limits.words as readonly unknown[]))
  if (kind === 'flag') return fc.boolean()
  if (kind === 'number') return fc.integer({ min: Number(limits.least), max: Number(limits.most) })
  if (kind === 'moment') return fc.constantFrom(1, 4e12)
  if (kind === 'items')
    return fc.constant([
      { id: 'a', comId: 'C000119', data: { text: 'x' } },
      { id: 'b', comId: 'C9' },
    ])
  if (kind === 'link') return fc.constantFrom('/page/x', '#recharge', 'https://example.com/', 'javascript:alert(1)')
  return fc.string({ maxLength: 30 })
}
