import type { TimeOfDay } from '../scene-plan.ts'

/** How things are painted: with light and texture, dark and drained, in flat cel tones, or in flat child's colours. */
export type Finish = 'painted' | 'grim' | 'cel' | 'flat'

/** The colours of one film: every environment and subject takes its colours from here, so its scenes belong together. */
export type Palette = {
  /** The sky from the zenith to the horizon. */
  readonly sky: readonly [string, string, string, string]
  /** The key light: sun or moon. */
  readonly sun: string
  /** Air and mist: what distance fades into. */
  readonly fog: string
  readonly far: string
  /** The darkest near ground. */
  readonly near: string
  /** Lamps, windows, sparks. */
  readonly accent: string
  readonly cloud: string
  /** Colours of a nebula, dark to bright. */
  readonly nebula: readonly string[]
}

type PaletteSet = Record<TimeOfDay, readonly Palette[]>

const TEAL_NEBULA = ['#0b1c3c', '#12527c', '#3f9fb8', '#f2c08a']
const VIOLET_NEBULA = ['#1a0f3a', '#5a2a86', '#b8509a', '#ffb27a']
const EMBER_NEBULA = ['#1c0a18', '#6d1f24', '#c8552f', '#ffd08a']

const CINEMATIC: PaletteSet = {
  night: [
    {
      sky: ['#050b1c', '#0d2444', '#26507a', '#7fa9b4'],
      sun: '#dfeaff',
      fog: '#5c8aa6',
      far: '#2a4a6a',
      near: '#050b17',
      accent: '#ffb45e',
      cloud: '#3b5f80',
      nebula: TEAL_NEBULA,
    },
    {
      sky: ['#080720', '#1c1a4a', '#463a7a', '#a8788f'],
      sun: '#f3e6ff',
      fog: '#7a6aa0',
      far: '#37336a',
      near: '#080716',
      accent: '#ffb069',
      cloud: '#564a86',
      nebula: VIOLET_NEBULA,
    },
  ],
  dawn: [
    {
      sky: ['#152a4e', '#5b4a78', '#d9755e', '#ffc777'],
      sun: '#ffe1a6',
      fog: '#f0a06c',
      far: '#8d5b73',
      near: '#150f22',
      accent: '#ffb347',
      cloud: '#e98f74',
      nebula: EMBER_NEBULA,
    },
    {
      sky: ['#0f3552', '#2f7088', '#e0a06e', '#ffdf9c'],
      sun: '#ffe8b8',
      fog: '#e8b487',
      far: '#5f7a82',
      near: '#0b1a22',
      accent: '#ff9d42',
      cloud: '#f2b78c',
      nebula: TEAL_NEBULA,
    },
  ],
  day: [
    {
      sky: ['#0f4f8f', '#3f94cf', '#8fcde0', '#fbe9c4'],
      sun: '#fff4d2',
      fog: '#bfdcd2',
      far: '#5f97a3',
      near: '#10222b',
      accent: '#ff9d42',
      cloud: '#f4f1e0',
      nebula: TEAL_NEBULA,
    },
    {
      sky: ['#1d5a94', '#5fa3c4', '#c9d6b8', '#ffdf9c'],
      sun: '#fff0c4',
      fog: '#e6d3a8',
      far: '#86967f',
      near: '#1c2320',
      accent: '#ff8d3a',
      cloud: '#fbeccb',
      nebula: EMBER_NEBULA,
    },
  ],
}

const HORROR_NIGHT: Palette = {
  sky: ['#04080a', '#0e1c1e', '#2b3f40', '#66776e'],
  sun: '#e6ead2',
  fog: '#74877e',
  far: '#2a3a3a',
  near: '#020405',
  accent: '#d01a22',
  cloud: '#26363a',
  nebula: ['#0a1214', '#24343a', '#5a1216', '#b02a26'],
}
const HORROR_COLD: Palette = {
  sky: ['#03070f', '#0a1930', '#22405f', '#5c8299'],
  sun: '#e2efff',
  fog: '#5a7c94',
  far: '#1d3550',
  near: '#010409',
  accent: '#e0202a',
  cloud: '#1f364e',
  nebula: ['#060d1a', '#16304c', '#5a1216', '#c23028'],
}
const HORROR_BLOOD: Palette = {
  sky: ['#070203', '#21090c', '#561a1a', '#a4503a'],
  sun: '#ffb08a',
  fog: '#7c4038',
  far: '#381618',
  near: '#040102',
  accent: '#ff3a2e',
  cloud: '#301112',
  nebula: ['#0c0405', '#3a0d10', '#7a1a18', '#c84a30'],
}
const HORROR_DAWN: Palette = {
  sky: ['#0a0507', '#2a0d11', '#6a1e1c', '#b0583f'],
  sun: '#f2c9a6',
  fog: '#8a453c',
  far: '#401a1c',
  near: '#060203',
  accent: '#e01a22',
  cloud: '#38141a',
  nebula: ['#0e0608', '#3a0f12', '#7a1a18', '#c24a30'],
}
const HORROR_DAY: Palette = {
  sky: ['#1a2424', '#3a4844', '#76837a', '#b4bcac'],
  sun: '#eef0de',
  fog: '#a2afa4',
  far: '#4c5a54',
  near: '#080c0b',
  accent: '#c8161f',
  cloud: '#4c5a56',
  nebula: ['#101818', '#34443f', '#6a7a70', '#a82a26'],
}

const ANIME: PaletteSet = {
  night: [
    {
      sky: ['#0b1440', '#1f3192', '#4f5ac6', '#c884cc'],
      sun: '#fff7df',
      fog: '#8d8fe0',
      far: '#3a459c',
      near: '#121545',
      accent: '#ffd166',
      cloud: '#6d78d8',
      nebula: ['#16206a', '#3f4fd0', '#a46ae0', '#ffb0d8'],
    },
  ],
  dawn: [
    {
      sky: ['#3457b8', '#8a7fd6', '#f59ab0', '#ffd9a0'],
      sun: '#fff3c8',
      fog: '#ffc4b0',
      far: '#a07cc0',
      near: '#3b2a66',
      accent: '#ff7aa2',
      cloud: '#f7bfcc',
      nebula: ['#2a2a86', '#7a5ad0', '#f08ac0', '#ffd9a0'],
    },
  ],
  day: [
    {
      sky: ['#1667d9', '#3b98f2', '#86cbff', '#dff4ff'],
      sun: '#fffdf0',
      fog: '#cfeeff',
      far: '#5fb0d6',
      near: '#1f6f52',
      accent: '#ff6b81',
      cloud: '#ffffff',
      nebula: ['#16308a', '#2f7ae0', '#6fd0f0', '#fff0c0'],
    },
  ],
}

const FLAT: PaletteSet = {
  night: [
    {
      sky: ['#2a3f9d', '#2a3f9d', '#3d59bf', '#5a78d0'],
      sun: '#ffe25a',
      fog: '#5a78d0',
      far: '#5a6fae',
      near: '#2f6b3a',
      accent: '#ff6f3c',
      cloud: '#c9d4f5',
      nebula: ['#2a3f9d', '#5a4fc0', '#a05ad0', '#f0a0d0'],
    },
  ],
  dawn: [
    {
      sky: ['#7fc4f2', '#9bd3f5', '#ffd27a', '#ffb36b'],
      sun: '#ff9d2e',
      fog: '#ffd9a0',
      far: '#8fb37a',
      near: '#4c9a3f',
      accent: '#ff5a5a',
      cloud: '#ffffff',
      nebula: ['#3a4fae', '#7a5fd0', '#d06ad0', '#ffd27a'],
    },
  ],
  day: [
    {
      sky: ['#6bbcf0', '#7cc7f5', '#9ad6f7', '#bfe6fa'],
      sun: '#ffd21f',
      fog: '#cdeaf7',
      far: '#8fc06a',
      near: '#4ea63c',
      accent: '#ff5a5a',
      cloud: '#ffffff',
      nebula: ['#2a4fae', '#4f7fe0', '#7ac0f0', '#ffe06a'],
    },
  ],
}

const PALETTES: Record<Finish, PaletteSet> = {
  painted: CINEMATIC,
  grim: { night: [HORROR_NIGHT, HORROR_COLD, HORROR_BLOOD], dawn: [HORROR_DAWN], day: [HORROR_DAY] },
  cel: ANIME,
  flat: FLAT,
}

/** The palette of a finish at a time of day; `filmSeed` chooses among the variants, the same for a whole film. */
export function choosePalette(finish: Finish, time: TimeOfDay, filmSeed: number): Palette {
  const variants = PALETTES[finish][time]
  const chosen = variants[filmSeed % variants.length] ?? variants[0]
  if (!chosen) throw new Error(`no palette for ${finish} at ${time}`)
  return chosen
}
