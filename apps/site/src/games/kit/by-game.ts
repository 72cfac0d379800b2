/** What a glob has found in the folders of games (`./mines/screen.tsx`), by the game's id. */
export function byGame<Found>(found: Readonly<Record<string, Found>>): ReadonlyMap<string, Found> {
  return new Map(Object.entries(found).map(([path, value]) => [path.split('/')[1] ?? '', value]))
}
