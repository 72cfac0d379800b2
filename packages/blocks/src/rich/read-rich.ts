import { parseLink } from '@fairground/contract/link'
import { findMark, findNodeType, groupOf, type Mark, type NodeType, takes } from './rich-schema.ts'

/** A node of rich text after reading: a known kind, in an allowed place, with valid attributes. */
export interface RichNode {
  type: NodeType
  /** Of a text. */
  text: string
  /** Of a text, each at most once. */
  marks: readonly Mark[]
  /** Of a text: a link of the link grammar; empty for none. */
  link: string
  attributes: RichAttributes
  children: readonly RichNode[]
}

/** The attributes of nodes; each has a default. */
export interface RichAttributes {
  /** Of a heading: 2 to 4, under the title of the page. */
  level: 2 | 3 | 4
  /** Of an ordered list: its first number. */
  start: number
  /** Of a paragraph or heading. */
  align: 'start' | 'center' | 'end'
  /** Of a picture: an asset's name or address, and its description. */
  image: string
  alt: string
  /** Of a picture, in pixels; 0 when it is not known. */
  width: number
  height: number
  /** Of a table's cell. */
  columns: number
  rows: number
}

/** The limits of rich text: the reader leaves out deeper nodes, and more of them, so that the result stays small. */
export const RICH_LIMITS = { depth: 16, nodes: 5_000, text: 20_000 } as const

/**
 * Reads rich text from ProseMirror's JSON. Leaves out unknown nodes, and nodes in a wrong place, with their content;
 * keeps the rest. Takes any value and never throws.
 */
export function readRich(value: unknown): readonly RichNode[] {
  const budget = { nodes: RICH_LIMITS.nodes }
  return readChildren(value, 'doc', 0, budget)
}

function readChildren(parent: unknown, type: NodeType, depth: number, budget: { nodes: number }): RichNode[] {
  const content = recordOf(parent).content
  if (!Array.isArray(content) || depth >= RICH_LIMITS.depth) return []
  const children: RichNode[] = []
  for (const entry of content) {
    const child = readNode(entry, type, depth + 1, budget)
    if (child) children.push(child)
    if (budget.nodes <= 0) break
  }
  return children
}

function readNode(value: unknown, parent: NodeType, depth: number, budget: { nodes: number }): RichNode | undefined {
  const node = recordOf(value)
  const type = findNodeType(node.type)
  if (!type || !takes(parent, groupOf(type))) return undefined
  budget.nodes -= 1
  if (budget.nodes < 0) return undefined
  const text = type === 'text' && typeof node.text === 'string' ? node.text.slice(0, RICH_LIMITS.text) : ''
  if (type === 'text' && text === '') return undefined
  const attributes = readAttributes(recordOf(node.attrs))
  if (type === 'image' && attributes.image === '') return undefined
  const { marks, link } = type === 'text' ? readMarks(node.marks) : { marks: [], link: '' }
  return { type, text, marks, link, attributes, children: readChildren(node, type, depth, budget) }
}

function readMarks(value: unknown): { marks: readonly Mark[]; link: string } {
  const records = (Array.isArray(value) ? value.slice(0, 16) : []).map(recordOf)
  const marks = records.flatMap(({ type }) => findMark(type) ?? [])
  const href = recordOf(records.find(({ type }) => type === 'link')?.attrs).href
  const link = typeof href === 'string' && parseLink(href) ? href : ''
  return { marks: [...new Set(marks)], link }
}

function readAttributes(attrs: Record<string, unknown>): RichAttributes {
  const level = wholeOf(attrs.level, 2, 4, 2)
  const align = attrs.textAlign ?? attrs.align
  return {
    level: level === 3 || level === 4 ? level : 2,
    start: wholeOf(attrs.start ?? attrs.order, 0, 1_000_000, 1),
    align: align === 'center' || align === 'end' ? align : align === 'right' ? 'end' : 'start',
    image: textOf(attrs.src, 2048),
    alt: textOf(attrs.alt, 500),
    width: wholeOf(attrs.width, 1, 10_000, 0),
    height: wholeOf(attrs.height, 1, 10_000, 0),
    columns: wholeOf(attrs.colspan, 1, 50, 1),
    rows: wholeOf(attrs.rowspan, 1, 500, 1),
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function textOf(value: unknown, longest: number): string {
  return typeof value === 'string' && value.length <= longest ? value : ''
}

function wholeOf(value: unknown, least: number, most: number, fallback: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : fallback
}
