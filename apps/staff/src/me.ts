import * as staff from '@fairground/contract/calls/staff'
import type { Permission } from '@fairground/contract/permissions'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { staffCall } from './staff-call.ts'

/** The person of the key, and the names of all. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => staffCall(staff.whoAmI, {}),
  staleTime: 5 * 60_000,
})

/** The person who works here; undefined until the server has said who it is. */
export function useMe(): { id: string; name: string } | undefined {
  return useQuery(meQuery).data?.model
}

/** Whether the key is allowed to something; nothing is until the server has said what. */
export function useMay(): (permission: Permission) => boolean {
  const { data } = useQuery(meQuery)
  return (permission) => data?.model.may.includes(permission) === true
}

/** From the id of a key to the name of its person. */
export function useNameOf(): (keyId: string) => string {
  const { data } = useQuery(meQuery)
  return (keyId) => data?.people.find(({ id }) => id === keyId)?.name ?? keyId
}
