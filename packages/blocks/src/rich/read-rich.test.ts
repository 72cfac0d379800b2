import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RICH_LIMITS, type RichNode, readRich } from './read-rich.ts'

const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const link = (href: unknown) => ({ type: 'link', attrs: { href } })

/** The tree as an outline: `p(text)`. */
const outline = (nodes: readonly RichNode[]): string =>
  nodes.map(({ type, text, children }) => (type === 'text' ? text : `${type}(${outline(children)})`)).join(' ')
const flatten = (nodes: readonly RichNode[]): readonly RichNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)])
const deepest = (nodes: readonly RichNode[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => deepest(children)))

describe('[DS-01] rich text', () => {
  it('keeps paragraphs, lists, quotes and tables in their order', () => {
    const cell = (words: string) => ({ type: 'tableCell', content: [paragraph(text(words))] })
    const list = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('one'))] }] }
    const table = { type: 'table', content: [{ type: 'tableRow', content: [cell('a'), cell('b')] }] }
    const quote = { type: 'blockquote', content: [paragraph(text('said'))] }
    expect(outline(readRich(doc(paragraph(text('hello')), list, table, quote, { type: 'horizontalRule' })))).toBe(
      'paragraph(hello) bulletList(listItem(paragraph(one))) ' +
        'table(tableRow(tableCell(paragraph(a)) tableCell(paragraph(b)))) blockquote(paragraph(said)) horizontalRule()',
    )
  })

  it('reads the other spelling of the same tree', () => {
    const list = { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph(text('one'))] }] }
    const [only] = flatten(readRich(doc(paragraph(text('x', { type: 'strong' }))))).filter(
      ({ type }) => type === 'text',
    )
    expect(outline(readRich(doc(list)))).toBe('bulletList(listItem(paragraph(one)))')
    expect(only?.marks).toEqual(['bold'])
  })

  it('leaves out what it does not know and what stands where it may not, and keeps the rest', () => {
    const cases = [
      { type: 'script', content: [text('x')] },
      { type: 'listItem', content: [paragraph(text('loose'))] },
      { type: 'bulletList', content: [paragraph(text('no item'))] },
      { type: 'tableRow', content: [] },
      text('loose'),
      null,
      7,
      { type: 'constructor' },
      { type: 'image', attrs: {} },
    ]
    expect(outline(readRich(doc(...cases, paragraph(text('kept')))))).toBe('bulletList() paragraph(kept)')
  })

  it('[LK-12] a link that the grammar does not know is plain text', () => {
    const hrefs = ['javascript:alert(1)', 'data:text/html,x', 7, '#recharge', 'https://example.com/', '/page/help']
    const nodes = flatten(readRich(doc(paragraph(...hrefs.map((href) => text('x', link(href)))))))
    expect(nodes.filter(({ type }) => type === 'text').map((node) => node.link)).toEqual([
      '',
      '',
      '',
      '#recharge',
      'https://example.com/',
      '/page/help',
    ])
  })

  it('headings stay under the title of the page', () => {
    const levels = [1, 2, 3, 4, 5, 'x', undefined].map((level) => ({ type: 'heading', attrs: { level } }))
    expect(readRich(doc(...levels)).map(({ attributes }) => attributes.level)).toEqual([2, 2, 3, 4, 2, 2, 2])
  })

  it('is shown to a depth and a length, whatever was stored', () => {
    let nestedNode: unknown = paragraph(text('x'))
    for (let at = 0; at < 10_000; at += 1) nestedNode = { type: 'blockquote', content: [nestedNode] }
    expect(deepest(readRich(doc(nestedNode)))).toBe(RICH_LIMITS.depth)
    const manyNodes = Array.from({ length: RICH_LIMITS.nodes * 2 }, () => paragraph())
    expect(readRich(doc(...manyNodes))).toHaveLength(RICH_LIMITS.nodes)
  })

  it('takes any JSON and never throws', () => {
    const types = [
      'doc',
      'paragraph',
      'heading',
      'bulletList',
      'listItem',
      'image',
      'table',
      'tableRow',
      'tableCell',
      'text',
    ]
    const { node } = fc.letrec((tie) => ({
      node: fc.record(
        {
          type: fc.oneof(fc.constantFrom(...types), fc.jsonValue()),
          text: fc.oneof(fc.string(), fc.jsonValue()),
          marks: fc.oneof(
            fc.array(fc.record({ type: fc.constantFrom('bold', 'link', 'x'), attrs: fc.jsonValue() })),
            fc.jsonValue(),
          ),
          attrs: fc.jsonValue(),
          content: fc.oneof({ depthSize: 'small' }, fc.array(tie('node'), { maxLength: 4 }), fc.jsonValue()),
        },
        { requiredKeys: [] },
      ),
    }))
    fc.assert(fc.property(fc.oneof(node, fc.jsonValue()), (value) => void readRich(value)))
  })
})
