/**
 * What people take for a small Latin letter beyond Unicode's table of confusables, by that letter: lower-case Cyrillic, Greek, Armenian
 * and Latin letters that occur on keyboards, and the digits and signs that stand for letters in evasions. What NFKC already
 * folds (full-width, mathematical and circled letters) is not here. `i`, `l`, `1` and `|` are one letter.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'аαӑ4@ɑ',
  b: 'ьвβ8ɓƅ',
  c: 'сϲ¢ƈ',
  d: 'ԁɗđժ',
  e: 'еєэεё3€ҽ',
  f: 'ƒϝք',
  g: 'ɡց9ɠ',
  h: 'һհɦн',
  j: 'јϳʝ',
  k: 'кκқҝ',
  l: 'iі|1!ӏιįɩıłї',
  m: 'мɱ',
  n: 'ոпηռƞ',
  o: '0оοσօøө',
  p: 'рρþ',
  q: 'ԛզ',
  r: 'гяɍր',
  s: 'ѕ5$șƽ',
  t: 'тτ7+ŧ',
  u: 'υսцʋμ',
  v: 'ѵνט',
  w: 'ԝωшաѡ',
  x: 'хχҳ×',
  y: 'уγүყұ',
  z: 'ʐƶ2',
}

/** The small Latin letter by each character that looks like it. */
export const CONFUSABLES: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKALIKES).flatMap(([letter, lookalikes]) => [...lookalikes].map((one) => [one, letter] as const)),
)
