import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConfirmButtons } from './confirm-buttons.tsx'

const labels = (labelProps: { confirmLabel?: string | undefined; cancelLabel?: string | undefined }) => {
  const html = renderToStaticMarkup(<ConfirmButtons {...labelProps} onConfirm={() => {}} onCancel={() => {}} />)
  return [...html.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, text]) => text)
}

test('[PO-06] confirm and cancel have the labels that they are given', () => {
  expect(labels({ confirmLabel: 'Load it', cancelLabel: 'Not now' })).toEqual(['Load it', 'Not now'])
})

test('[PO-06] without a translation they fall back to the Chinese ones', () => {
  expect(labels({})).toEqual(['确认', '取消'])
  expect(labels({ confirmLabel: '', cancelLabel: undefined })).toEqual(['确认', '取消'])
  expect(labels({ confirmLabel: 'Yes' })).toEqual(['Yes', '取消'])
})
