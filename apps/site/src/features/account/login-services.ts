import * as otherLogins from '@fairground/contract/calls/other-logins'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'
import { useStartup } from '../../player/startup.ts'

/** A service to log in with. */
export interface LoginService {
  id: string
  name: string
}

/** The services that players can log in with; none until the server has named them. */
export function useLoginServices(): readonly LoginService[] {
  const { thirdLoginTypes } = useStartup()
  const { data } = useQuery({
    queryKey: ['login-services'],
    queryFn: async () => (await call(otherLogins.loginServices, {}, { errors: 'ignore' })).list,
    enabled: thirdLoginTypes.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? []
}

/** Leaves for a service; the browser comes back to the popup `other-login`. */
export function visitService(address: string): void {
  location.assign(address)
}
