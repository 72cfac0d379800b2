import * as z from 'zod/mini'

/** Why a code is sent: each has its switch in `smsConfig`. */
export const codePurposeSchema = z.enum(['register', 'forget_password', 'withdraw'])
export type CodePurpose = z.infer<typeof codePurposeSchema>
