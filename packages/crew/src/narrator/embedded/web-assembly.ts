/** A compiled program; threads may share it. */
export type Program = object

/** Node's types leave WebAssembly out; these two calls are all we need of it. */
export const webAssembly = (
  globalThis as unknown as {
    WebAssembly: {
      compile(bytes: Uint8Array): Promise<Program>
      instantiate(program: Program, imports: object): Promise<object>
    }
  }
).WebAssembly
