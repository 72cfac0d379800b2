/** Maps the modules of a glob over the games' folders (`./mines/screen.tsx`) to the games' ids. */
export function modulesByGame<Module>(modules: Readonly<Record<string, Module>>): ReadonlyMap<string, Module> {
  return new Map(Object.entries(modules).map(([path, value]) => [path.split('/')[1] ?? '', value]))
}
