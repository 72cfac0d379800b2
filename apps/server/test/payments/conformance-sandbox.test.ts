import { createSandboxProvider } from '../../src/cash/payments/sandbox-provider.ts'
import { press } from './cashier.ts'
import { proveProvider } from './conformance.ts'
import { openSandboxTable } from './sandbox-table.ts'

proveProvider({
  name: 'the sandbox',
  open: () =>
    openSandboxTable({
      ...{ providerId: 'sandbox', channel: 'sandbox', createProvider: createSandboxProvider },
      payAt: (_, { url }) => press(url, 'paid'),
      destinations: {
        ...{ paid: 'sandbox:conformance', declined: 'sandbox:decline', unknown: 'sandbox:unknown' },
        malformed: ['', 'sandbox:', 'sandbox:two words', 'pix:a@b.co', `sandbox:${'a'.repeat(41)}`],
      },
    }),
})
