/** How long a session has lasted, and what was won or lost in it. */
export const sight = {
  played: 'Time played this session',
  net: 'Net',
  netPosition: 'Net position of this session',
}
