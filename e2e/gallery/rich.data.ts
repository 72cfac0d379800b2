/** Words, with marks. */
export const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks })
/** A paragraph. */
export const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const heading = (level: number, words: string) => ({ type: 'heading', attrs: { level }, content: [text(words)] })
const listItem = (words: string) => ({ type: 'listItem', content: [paragraph(text(words))] })
const row = (type: string, ...cells: string[]) => ({
  type: 'tableRow',
  content: cells.map((words) => ({ type, content: [paragraph(text(words))] })),
})

/** A text with everything that rich text can have. */
export const richSample = {
  type: 'doc',
  content: [
    heading(2, 'How the evening goes'),
    paragraph(
      text('Every '),
      text('round', { type: 'bold' }),
      text(' is sealed '),
      text('before', { type: 'italic' }),
      text(' you bet. Read '),
      text('how it is fair', { type: 'link', attrs: { href: '/fairness' } }),
      text(', press '),
      text('space', { type: 'code' }),
      text(', and '),
      text('walk away', { type: 'underline' }),
      text(' while you '),
      text('must', { type: 'strike' }),
      text(' can.'),
    ),
    {
      type: 'bulletList',
      content: ['Lights go on at eight', 'The wheel turns all night', 'Nobody is hurried'].map(listItem),
    },
    { type: 'orderedList', content: ['Open an account', 'Take your play money', 'Choose a stall'].map(listItem) },
    { type: 'blockquote', content: [paragraph(text('The lamps are real. The odds are printed beside the button.'))] },
    heading(3, 'Opening hours'),
    {
      type: 'table',
      content: [
        row('tableHeader', 'Day', 'From', 'To'),
        row('tableCell', 'Friday', '18:00', '02:00'),
        row('tableCell', 'Saturday', '14:00', '03:00'),
      ],
    },
    { type: 'image', attrs: { src: 'hills', alt: 'Hills behind the fair at dusk', width: 160, height: 60 } },
    { type: 'horizontalRule' },
    { type: 'codeBlock', content: [text('sha256(seed) = 9f2c4b…')] },
  ],
}
