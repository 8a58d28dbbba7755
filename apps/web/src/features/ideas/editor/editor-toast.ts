/** Messages of the editor stand above: below lie its save buttons. */
export const EDITOR_TOAST = { position: 'top-right' } as const
