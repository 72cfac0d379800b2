import { Awning, Button } from '@fairground/ui'
import { useTranslate } from '../../session/language.ts'
import { openPopup } from '../../session/popups.ts'
import { useLoggedIn } from '../../session/token.ts'

const COINS = [
  [34, 66, 22],
  [78, 52, 26],
  [124, 64, 20],
  [58, 84, 18],
  [102, 84, 20],
] as const

/** The stall where play money is handed out. */
export function DepositCall() {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  return (
    <section className="relative isolate overflow-hidden rounded-l border border-line bg-block px-6 pt-14 pb-7 text-center shadow-block">
      <Awning />
      <svg viewBox="0 0 160 112" className="mx-auto mb-3 w-40" aria-hidden="true">
        {COINS.map(([x, y, r]) => (
          <g key={`${x}-${y}`}>
            <circle cx={x} cy={y + 4} r={r} fill="#000" fillOpacity=".25" />
            <circle cx={x} cy={y} r={r} fill="var(--design-button-active-bg)" />
            <circle
              cx={x}
              cy={y}
              r={r * 0.76}
              fill="none"
              stroke="var(--design-button-text-color)"
              strokeOpacity=".3"
              strokeWidth="2"
              strokeDasharray="1 5"
              strokeLinecap="round"
            />
            <text
              x={x}
              y={y + r * 0.26}
              textAnchor="middle"
              fontFamily="var(--font-display)"
              fontWeight="800"
              fontSize={r * 0.74}
              fill="var(--design-button-text-color)"
            >
              G$
            </text>
          </g>
        ))}
      </svg>
      <h2 className="text-l">{t('lobby.depositTitle')}</h2>
      <p className="mx-auto mt-1 mb-5 max-w-xs text-s text-muted">{t('lobby.depositText')}</p>
      <Button
        look="primary"
        size="l"
        className="w-full"
        data-guest={loggedIn ? undefined : ''}
        onClick={() => openPopup(loggedIn ? { name: 'wallet', tab: 'deposit' } : { name: 'register' })}
      >
        {t(loggedIn ? 'lobby.depositAction' : 'lobby.openAccount')}
      </Button>
    </section>
  )
}
