/** A country's flag as the system draws it; its code's letters where the system has none. Decoration. */
export function Flag({ country }: { country: string }) {
  const isCode = /^[a-z]{2}$/i.test(country)
  const signs = [...country.toUpperCase()].map((letter) => String.fromCodePoint(0x1f1a5 + letter.charCodeAt(0)))
  return (
    <span aria-hidden="true" className="text-l leading-none">
      {isCode ? signs.join('') : ''}
    </span>
  )
}
