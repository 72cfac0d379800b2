import { copies, type Place } from './shapes.ts'

/** Cut gems, each 26 by 31 around its place. */
export function Gems({ places }: { places: readonly Place[] }) {
  return (
    <>
      <path d={copies('m0-15 13 10-13 21-13-21z', places)} fill="var(--design-safe-color)" />
      <path d={copies('m0-15 13 10h-26z', places)} fill="#fff" fillOpacity=".42" />
      <path d={copies('m-5-5 5-10 5 10-5 21z', places)} fill="#fff" fillOpacity=".26" />
      <path d={copies('m5-5h8l-13 21z', places)} fill="#000" fillOpacity=".16" />
    </>
  )
}

/** A mine with a burning fuse, 32 across around the origin. */
export function Mine() {
  return (
    <>
      <circle r="13" cy="2" fill="#1a1220" />
      <path
        d="M-8-2a9 9 0 0 1 6-7"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M5-9h6v6H5z" transform="rotate(20 8 -6)" fill="#3b2c3e" />
      <path
        d="M10-9c3-6 8-4 9-9"
        stroke="var(--design-bulb-color)"
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="m19-25 2 5 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1z" fill="var(--design-bulb-color)" />
    </>
  )
}
