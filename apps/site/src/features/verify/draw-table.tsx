import { useTranslate } from '../../kernel/language/language.ts'
import type { Draw } from './draw-trace.ts'

/** The draws, so that a reader can repeat them by hand: number, modulo, position. */
export function DrawTable({ draws }: { draws: readonly Draw[] }) {
  const t = useTranslate()
  return (
    <section
      aria-label={t('verify.step3')}
      ref={reachByKeyboard}
      className="max-h-72 overflow-auto rounded-s bg-ground"
    >
      <table className="w-full text-s">
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="px-3 py-1.5 text-start font-semibold">
              {t('verify.drawNumber')}
            </th>
            <th scope="col" className="px-3 py-1.5 text-end font-semibold">
              {t('verify.word')}
            </th>
            <th scope="col" className="px-3 py-1.5 text-end font-semibold">
              {t('verify.modulo')}
            </th>
            <th scope="col" className="px-3 py-1.5 text-end font-semibold">
              {t('verify.place')}
            </th>
          </tr>
        </thead>
        <tbody className="nums">
          {draws.map(({ at, words, below, drawn, place }) => (
            <tr key={at}>
              <td className="px-3 py-1">{at}</td>
              <td className="px-3 py-1 text-end">
                {words.slice(0, -1).map((word) => (
                  <s key={word} className="block text-faint" title={t('verify.thrownAway')}>
                    {word}
                  </s>
                ))}
                {words.at(-1)}
              </td>
              <td className="px-3 py-1 text-end text-muted">
                mod {below} = {drawn}
              </td>
              <td className="px-3 py-1 text-end font-semibold">{place}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Makes a scrolling element focusable by keyboard. */
function reachByKeyboard(region: HTMLElement | null): void {
  if (region) region.tabIndex = 0
}
