import { pagePicture } from '../../design/page-picture.ts'

/** The height in the address (`ch`), in pixels; `undefined` without `ch`, 0 when it is no number. */
export function askedHeight(search: string): number | undefined {
  const heightText = new URLSearchParams(search).get('ch')
  if (heightText === null) return undefined
  const height = Number(heightText)
  return Number.isFinite(height) && height > 0 ? height : 0
}

/** A large spinner in the middle of a light grey page (RT-17), of the given height, else as high as the window. */
export function SpinnerPage({ heightPx, label }: { heightPx: number; label: string }) {
  const loadingIcon = pagePicture('loadingIcon')
  return (
    <main>
      <div
        role="status"
        className="flex w-full items-center justify-center bg-[#f2f3f5]"
        style={{ height: heightPx > 0 ? heightPx : '100dvh' }}
      >
        <h1 className="sr-only">{label}</h1>
        {loadingIcon === undefined ? (
          <svg viewBox="0 0 50 50" className="size-24 max-h-full animate-spin text-[#b8862f]" aria-hidden="true">
            <circle cx="25" cy="25" r="20" fill="none" stroke="currentColor" strokeOpacity=".2" strokeWidth="5" />
            <path d="M25 5a20 20 0 0 1 20 20" fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
          </svg>
        ) : (
          <img src={loadingIcon} alt="" className="size-24 max-h-full object-contain" />
        )}
      </div>
    </main>
  )
}
