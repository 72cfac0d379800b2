// The command itself, bundled into one file and run far from node_modules.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishedProofs } from '../src/vectors/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'verifier-'))
const bundle = join(folder, 'verify.mjs')

beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build-verifier.mjs', folder], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
afterAll(() => rmSync(folder, { recursive: true }))

function verify(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bundle, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
  })
  return { status, lines: stdout.trim().split('\n'), complaint: stderr.trim() }
}

const serverSeed = 'b5a1c0d2e3f4a5968778695a4b3c2d1e0f1021324354657687980a9bacbdcedf'
const commitment = '59b27ca393f2db135b545baac55ac17601a7b054ce0cb4cc37844ae25773db2f'
const seeds = ['--game', 'mines', '--mines', '3', '--server-seed', serverSeed, '--client-seed', 'lucky', '--nonce', '0']
const proof = {
  gameId: 'mines',
  options: { mines: 3 },
  edge: 300,
  serverSeed,
  serverSeedHash: commitment,
  clientSeed: 'lucky',
  nonce: 0,
  moves: [0, 1, 2],
  stake: 5,
  payout: 7.24,
}

describe('flags', () => {
  test('[FA-03] seeds alone say what was drawn', () => {
    expect(verify(seeds)).toEqual({
      status: 0,
      lines: [
        'Drawn from the seeds (positions from 0, in draw order): 19 21 12',
        'After these moves: open, step 0, multiplier 1',
        'Computed; there was nothing to compare with.',
      ],
      complaint: '',
    })
  })

  test('[FA-03] a whole round is proved', () => {
    const otherFields = [
      '--commitment',
      commitment,
      '--edge',
      '300',
      '--moves',
      '0,1,2',
      '--stake',
      '5',
      '--payout',
      '7.24',
    ]
    expect(verify([...seeds, ...otherFields])).toEqual({
      status: 0,
      lines: [
        'Drawn from the seeds (positions from 0, in draw order): 19 21 12',
        'ok    The server seed is the one that was committed to before the bet.',
        'ok    The moves are legal.',
        'ok    The payout is right.',
        'After these moves: won, step 3, multiplier 1.4487, payout 7.24',
        'This round is proved (commitment, moves, payout).',
      ],
      complaint: '',
    })
  })

  test('[FA-03] a wrong commitment and a wrong payout are said, with exit code 1', () => {
    const otherFields = [
      '--commitment',
      serverSeed,
      '--moves',
      '0, 1',
      '--stake',
      '5',
      '--payout',
      '9',
      '--max-win',
      '6',
      '--decimals',
      '2',
    ]
    const { status, lines } = verify([...seeds, ...otherFields])
    expect(status).toBe(1)
    expect(lines).toContain(
      `FAIL  The server seed is not the one that was committed to: its sha256 is ${commitment}, the commitment was ${serverSeed}.`,
    )
    expect(lines).toContain('FAIL  The payout should be 6.00, but 9.00 was paid.')
    expect(lines.at(-1)).toBe('This round does NOT match its proof.')
  })

  test('[FA-03] an illegal move and a missing seed are said', () => {
    expect(verify([...seeds, '--moves', '0,0']).lines).toContain(
      'FAIL  A move was not legal: move 2 (0): already_picked.',
    )
    expect(verify(['--game', 'mines', '--mines', '3']).lines[0]).toBe(
      'FAIL  The proof cannot be read: serverSeed is missing or wrong.',
    )
  })

  test('[FA-03] an unknown flag or file is a complaint, with exit code 2', () => {
    expect(verify(['--colour', 'red'])).toMatchObject({ status: 2, lines: [''] })
    expect(verify(['nowhere.json']).complaint).toContain('Nothing could be checked: ENOENT')
    expect(verify(['-'], '{')).toMatchObject({ status: 2 })
  })

  test('without arguments it says how it is used', () => {
    expect(verify([])).toEqual(verify(['--help']))
    expect(verify([])).toMatchObject({ status: 0, complaint: '' })
  })
})

const ofPages = ['--server-seed', serverSeed, '--commitment', commitment, '--client-seed', 'lucky', '--stake', '5']

test.each([
  ['tower', ['--difficulty', 'medium', '--nonce', '3', '--moves', '2,0,1', '--payout', '16.36']],
  ['stair', ['--stones', '2', '--nonce', '4', '--moves', '1,4,7', '--payout', '6.77']],
  ['thimbles', ['--balls', '1', '--nonce', '7', '--moves', '0', '--payout', '14.55']],
] as const)(
  '[FA-03] [BT-04] [BT-05] [BT-08] the round that the page of %s works out by hand is proved',
  (game, flags) => {
    const { status, lines } = verify(['--game', game, ...flags, ...ofPages])
    expect([status, lines.at(-1)]).toEqual([0, 'This round is proved (commitment, moves, payout).'])
  },
)

test.each([
  ['scratch', ['--nonce', '1', '--payout', '10.00']],
  ['freespin', ['--nonce', '57', '--payout', '125.00']],
] as const)('[FA-03] [BT-09] [BT-10] the draw that the page of %s works out by hand is proved', (game, flags) => {
  const { status, lines } = verify(['--game', game, ...flags, ...ofPages])
  expect([status, lines.at(-1)]).toEqual([0, 'This round is proved (commitment, payout).'])
})

describe('files', () => {
  test('[FA-03] one proof', () => {
    writeFileSync(join(folder, 'proof.json'), JSON.stringify({ ...proof, hazards: [[19, 21, 12]] }))
    const { status, lines } = verify(['proof.json'])
    expect([status, lines.at(-1)]).toEqual([0, 'This round is proved (commitment, hazards, moves, payout).'])
  })

  test('[FA-03] a list of them on standard input: my last bets in one go', () => {
    const proofs = [proof, { ...proof, hazards: [[1, 2, 3]], nonce: 1 }, proof]
    expect(verify(['-'], JSON.stringify(proofs))).toEqual({
      status: 1,
      lines: [
        'round 2: FAIL  The seeds give [[22,21,9]], but [[1,2,3]] was shown.',
        'round 3: FAIL  Two bets of one server seed share a nonce: 0 again.',
        '3 rounds checked: 1 proved, 2 not.',
      ],
      complaint: '',
    })
    expect(verify(['-'], JSON.stringify([proof]))).toMatchObject({
      status: 0,
      lines: ['1 rounds checked: 1 proved, 0 not.'],
    })
    expect(verify(['-'], '[]').status).toBe(1)
  })
})

test('[FA-03] it is one file that opens no connection', () => {
  const alone = mkdtempSync(join(tmpdir(), 'verifier-alone-'))
  copyFileSync(bundle, join(alone, 'verify.mjs'))
  expect(spawnSync(process.execPath, [join(alone, 'verify.mjs'), ...seeds], { cwd: alone }).status).toBe(0)
  rmSync(alone, { recursive: true })
  const imports = [
    ...readFileSync(bundle, 'utf8').matchAll(/\bfrom "([^"]+)"|import\("([^"]+)"\)|require\("([^"]+)"\)/g),
  ]
  expect(imports.map(([, name]) => name).sort()).toEqual(['node:fs', 'node:util'])
  expect(readFileSync(bundle, 'utf8')).not.toMatch(/\bfetch\(|WebSocket|XMLHttpRequest/)
})

describe('a round that everybody shares', () => {
  /** Round 1 of the vectors in docs/fairness.md. */
  const multiplayerProof = {
    gameId: 'crash',
    salt: 'fairground-crash',
    number: 1,
    entropy: '',
    seed: '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    seedHash: '1406e05881e299367766d313e26c05564ec91bf721d31726bd6e46e60689539a',
    point: 2.29,
    multiplier: 1.5,
    stake: 10,
    payout: 15,
  }

  test('[FA-03] is proved, alone and beside rounds of one’s own', () => {
    expect(verify(['-'], JSON.stringify(multiplayerProof))).toMatchObject({
      status: 0,
      lines: expect.arrayContaining(['The flight ended at 2.29.', 'ok    The flight ended where the seed says.']),
    })
    expect(verify(['-'], JSON.stringify([proof, multiplayerProof])).status).toBe(0)
  })

  test('[FA-03] does not match with another point, or a cash-out above it', () => {
    for (const change of [{ point: 2.3 }, { multiplier: 2.3, payout: 23 }])
      expect(verify(['-'], JSON.stringify({ ...multiplayerProof, ...change })).status).toBe(1)
  })
})

describe('the published rounds, in the bundle', () => {
  const proofs = publishedProofs().map(({ proof }) => proof)
  /** In lists in which no two bets share a nonce, which the verifier would not let pass. */
  const lists = proofs.reduce<(typeof proofs)[]>((listsSoFar, proof) => {
    const isFree = (list: typeof proofs) =>
      'seed' in proof || list.every((otherProof) => 'seed' in otherProof || otherProof.nonce !== proof.nonce)
    const list = listsSoFar.find(isFree)
    if (list) list.push(proof)
    else listsSoFar.push([proof])
    return listsSoFar
  }, [])

  test('[FA-01] [FA-03] each of them is proved', () => {
    expect(proofs.length).toBeGreaterThan(80)
    for (const list of lists) {
      const { status, lines, complaint } = verify(['-'], JSON.stringify(list))
      const summary = `${list.length} rounds checked: ${list.length} proved, 0 not.`
      expect({ status, lines, complaint }).toEqual({ status: 0, lines: [summary], complaint: '' })
    }
  })

  test('[FA-03] with another outcome none of them is', () => {
    const changedProof = proofs.map((proof) => ({
      ...proof,
      ...('seed' in proof ? { point: 777.77, result: [77] } : { hazards: [[24]] }),
    }))
    expect(verify(['-'], JSON.stringify(changedProof)).lines.at(-1)).toBe(
      `${changedProof.length} rounds checked: 0 proved, ${changedProof.length} not.`,
    )
  })
})
