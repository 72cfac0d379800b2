import { parsePix } from 'pix-utils'
import { expect, test } from 'vitest'
import { writeBrCode } from '../../src/cash/payments/br-code.ts'
import { parsePixKey } from '../../src/cash/payments/pix-key.ts'
import { createPixProvider } from '../../src/cash/payments/pix-provider.ts'
import { proveProvider } from './conformance.ts'
import { openSandboxTable } from './sandbox-table.ts'

proveProvider({
  name: 'PIX, paid by its BR Code',
  open: () =>
    openSandboxTable({
      ...{ providerId: 'sandbox-pix', channel: 'pix', currencyId: 'BRL' },
      createProvider: (bank) =>
        createPixProvider({ id: 'sandbox-pix', bank, merchantName: 'TEST', merchantCity: 'RECIFE' }),
      payAt: (url, { code }) =>
        fetch(`${url}/v1/pix/pay`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ brcode: code }),
        }),
      destinations: {
        ...{ paid: 'pix:conformance@sandbox.test', declined: 'pix:decline@sandbox.test' },
        unknown: 'pix:unknown@sandbox.test',
        malformed: ['', 'pix:', 'sandbox:a', 'pix:not a key', 'pix:111.111.111-11', 'pix:+1 212 555 0100'],
      },
    }),
})

const fields = {
  ...{ merchantName: 'Parque São João', merchantCity: 'São Paulo', amount: '1234.50' },
  location: 'bank.example.com/pix/v2/0123456789abcdef0123456789abcdef',
}

test('[WA-01] another reader of BR Codes agrees on place, names and CRC', () => {
  const code = writeBrCode(fields)
  expect(parsePix(code)).toMatchObject({
    ...{ type: 'DYNAMIC', url: fields.location, transactionCurrency: '986', countryCode: 'BR' },
    ...{ merchantName: 'Parque Sao Joao', merchantCity: 'Sao Paulo' },
  })
  expect(code).toContain('010212')
  expect(code).toContain('54071234.50')
  expect(parsePix(code.replace('1234.50', '1234.51'))).toMatchObject({ error: true })
  expect(() => writeBrCode({ ...fields, location: 'x'.repeat(100) })).toThrow('field 25')
})

test('a PIX key is read as a CPF, an e-mail address, a phone number or a random key', () => {
  expect(parsePixKey('529.982.247-25')).toBe('pix:52998224725')
  expect(parsePixKey('PIX:Ana.Maria@Example.com.BR')).toBe('pix:ana.maria@example.com.br')
  expect(parsePixKey('+55 (11) 91234-5678')).toBe('pix:+5511912345678')
  expect(parsePixKey('123E4567-E12B-12D1-A456-426655440000')).toBe('pix:123e4567-e12b-12d1-a456-426655440000')
  for (const text of ['529.982.247-26', '12345678909876', 'ana@', `${'a'.repeat(70)}@example.com`, '+5511'])
    expect(parsePixKey(text)).toBeUndefined()
})
