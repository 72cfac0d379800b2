// Imported first by the commands that run on any Node: says in one sentence when this one is too old.
// Everything these commands import is written so that old versions at least read it this far.
const LEAST = 20

if (Number(process.versions.node.split('.')[0]) < LEAST) {
  console.error(
    `Fairground needs Node ${LEAST} or newer, this is ${process.versions.node}: install it from https://nodejs.org.`,
  )
  process.exit(1)
}
