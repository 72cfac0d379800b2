import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyData } from './any-data.ts'
import type { Fields } from './fields.ts'
import { readData } from './fields.ts'
import { findBlock } from './find-block.ts'
import { blocks } from './registry.ts'

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(`${import.meta.dirname}/${entry.name}`).includes('block.tsx'))
  .map(({ name }) => name)

const readFields = (fields: Fields, raw: unknown) => {
  const faults: string[] = []
  return { data: readData(fields, raw, (path) => faults.push(path)), faults }
}
/** A value that no field accepts. */
const NOTHING_SOUND = Symbol('nothing sound')

describe('the registry of blocks', () => {
  it('holds each folder once, under its name and a number of its own', () => {
    expect(blocks.map(({ name }) => name).sort()).toEqual(folders.sort())
    expect(new Set(blocks.map(({ comId }) => comId)).size).toBe(blocks.length)
    for (const { comId } of blocks) expect(comId).toMatch(/^C\d{6}$/)
  })

  it('[DS-01] an unknown number is no block', () => {
    expect(findBlock('C999999')).toBeUndefined()
    expect(findBlock('__proto__')).toBeUndefined()
  })
})

describe.each(blocks.map((block) => [block.name, block] as const))('[DS-01] the fields of %s', (_, block) => {
  const defaults = readFields(block.fields, {}).data
  const names = Object.keys(block.fields)

  it('each have a valid default', () => {
    expect(Object.keys(defaults)).toEqual(names)
    const secondReading = readFields(block.fields, defaults)
    expect(secondReading).toEqual({ data: defaults, faults: [] })
  })

  it('fall back alone, and say so', () => {
    for (const name of names) {
      const { data, faults } = readFields(block.fields, { [name]: NOTHING_SOUND })
      expect(data, name).toEqual(defaults)
      expect(faults, name).toEqual([name])
    }
  })

  it('ignore what they do not know', () => {
    expect(readFields(block.fields, { nobodyNamedThis: 1, constructor: 2 })).toEqual({ data: defaults, faults: [] })
  })

  it('read any JSON without a throw, entries of lists too', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), anyData(block.fields)), (raw) => {
        const { data, faults } = readFields(block.fields, raw)
        expect(Object.keys(data)).toEqual(names)
        // Accepted values are valid: reading them again changes nothing.
        expect(readFields(block.fields, data)).toEqual({ data, faults: [] })
        for (const path of faults) expect(names).toContain(path.split('.')[0])
        block.needs(raw, '/article/spring')
      }),
      { numRuns: 60 },
    )
  })
})
