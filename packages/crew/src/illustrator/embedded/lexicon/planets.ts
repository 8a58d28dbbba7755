/** The planets that there are drawings of, but for the earth. */
export const PLANETS: readonly string[] = 'mercury venus mars jupiter saturn uranus neptune pluto'.split(' ')
