import '@hookreel/sandbox/prepare-node'

// The real server, but for two things: hashing passwords for each test's sign-up and sign-in takes 0.14 s of a core, and the
// answer to a sign-up waits for 0.2 s.
const { cheapPasswords } = await import('../builders/cheap-passwords.ts')
const { serveUntilStopped } = await import('../../apps/server/src/main/serve-until-stopped.ts')
serveUntilStopped({ passwords: cheapPasswords, answerEvenly: (work) => work() })
