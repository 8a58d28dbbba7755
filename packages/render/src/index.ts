export const RENDER_VERSION = 1
