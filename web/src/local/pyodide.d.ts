declare module 'pyodide/pyodide.asm.mjs' {
  /** What Emscripten makes; Pyodide knows how to begin it. */
  const createPyodideModule: (settings: object) => Promise<never>
  export default createPyodideModule
}
