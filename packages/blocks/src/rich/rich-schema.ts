/** The kinds of nodes. */
export type NodeType =
  | 'doc'
  | 'paragraph'
  | 'heading'
  | 'bulletList'
  | 'orderedList'
  | 'listItem'
  | 'blockquote'
  | 'codeBlock'
  | 'horizontalRule'
  | 'hardBreak'
  | 'image'
  | 'table'
  | 'tableRow'
  | 'tableHeader'
  | 'tableCell'
  | 'text'
/** The marks of a text; links are separate. */
export type Mark = 'bold' | 'italic' | 'underline' | 'strike' | 'code'
/** The groups of nodes, by their place. A picture stands wherever text or paragraphs do. */
export type Group = 'block' | 'inline' | 'either' | 'item' | 'row' | 'cell' | 'none'

const groups: Readonly<Record<NodeType, Group>> = {
  doc: 'none',
  paragraph: 'block',
  heading: 'block',
  bulletList: 'block',
  orderedList: 'block',
  listItem: 'item',
  blockquote: 'block',
  codeBlock: 'block',
  horizontalRule: 'block',
  hardBreak: 'inline',
  image: 'either',
  table: 'block',
  tableRow: 'row',
  tableHeader: 'cell',
  tableCell: 'cell',
  text: 'inline',
}

/** The groups that each node may contain; other nodes contain nothing. */
const content: Readonly<Partial<Record<NodeType, readonly Group[]>>> = {
  doc: ['block', 'either'],
  paragraph: ['inline', 'either'],
  heading: ['inline'],
  bulletList: ['item'],
  orderedList: ['item'],
  listItem: ['block', 'either'],
  blockquote: ['block', 'either'],
  codeBlock: ['inline'],
  table: ['row'],
  tableRow: ['cell'],
  tableHeader: ['block', 'either'],
  tableCell: ['block', 'either'],
}

/** Names that other editors give to the same nodes. */
const spellings: Readonly<Record<string, NodeType>> = {
  bullet_list: 'bulletList',
  ordered_list: 'orderedList',
  list_item: 'listItem',
  code_block: 'codeBlock',
  horizontal_rule: 'horizontalRule',
  hard_break: 'hardBreak',
  table_row: 'tableRow',
  table_header: 'tableHeader',
  table_cell: 'tableCell',
}

const marks: Readonly<Record<string, Mark>> = {
  bold: 'bold',
  strong: 'bold',
  italic: 'italic',
  em: 'italic',
  underline: 'underline',
  strike: 'strike',
  code: 'code',
}

/** The kind of a node by its name, in either spelling. */
export function findNodeType(name: unknown): NodeType | undefined {
  if (typeof name !== 'string') return undefined
  if (Object.hasOwn(groups, name)) return name as NodeType
  return Object.hasOwn(spellings, name) ? spellings[name] : undefined
}

/** The mark of a name. */
export function findMark(name: unknown): Mark | undefined {
  return typeof name === 'string' && Object.hasOwn(marks, name) ? marks[name] : undefined
}

/** The group of a node. */
export function groupOf(type: NodeType): Group {
  return groups[type]
}

/** Whether a node may contain nodes of a group. */
export function takes(parent: NodeType, group: Group): boolean {
  return content[parent]?.includes(group) ?? false
}
