/** Joins class names and leaves out empty ones: `cx('a', on && 'b')`. */
export function cx(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
