// Commands that run on any Node import this file first: it prints one sentence when this Node is too old.
// Everything that these commands import must parse on old versions.
const LEAST = 20

if (Number(process.versions.node.split('.')[0]) < LEAST) {
  console.error(
    `Fairground needs Node ${LEAST} or newer, this is ${process.versions.node}: install it from https://nodejs.org.`,
  )
  process.exit(1)
}
