/** True when a script has blanks in square brackets; such a script cannot be voiced. */
export const hasBlanks = (script: string): boolean => /\[[^[\]]*\]/.test(script)
