/** What staff has switched off, and the turns of all switches (migration 0088). */
export type SwitchTables = {
  switched_off: { kind: 'version' | 'jurisdiction' | 'player'; id: string }
  switch_turn: {
    turn_id: string
    kind: string
    id: string
    off: boolean
    reason: string
    person: string
    at: Date
  }
}
