/** How long a session has lasted, and what was won or lost in it. */
export const sight = {
  played: 'Lama bermain sesi ini',
  net: 'Hasil',
  netPosition: 'Hasil bersih sesi ini',
}
