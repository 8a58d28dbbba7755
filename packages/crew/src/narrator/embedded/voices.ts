import type { Voice } from '../narrator.ts'

/** A voice as people choose it, and as Flite knows it. */
export type FliteVoice = Voice & { readonly fliteVoice: string }

export const FLITE_VOICES: readonly FliteVoice[] = [
  {
    id: 'flite-slt',
    name: 'Clara',
    language: 'English (US)',
    gender: 'female',
    accent: 'American',
    description: 'Draft voice: clear and lively. Works without any account, sounds synthetic.',
    fliteVoice: 'slt',
  },
  {
    id: 'flite-rms',
    name: 'Marcus',
    language: 'English (US)',
    gender: 'male',
    accent: 'American',
    description: 'Draft voice: deep and calm. Works without any account, sounds synthetic.',
    fliteVoice: 'rms',
  },
  {
    id: 'flite-awb',
    name: 'Alan',
    language: 'English (Scotland)',
    gender: 'male',
    accent: 'Scottish',
    description: 'Draft voice: warm, with a Scottish accent. Works without any account, sounds synthetic.',
    fliteVoice: 'awb',
  },
  {
    id: 'flite-kal',
    name: 'Rex',
    language: 'English (US)',
    gender: 'male',
    accent: 'American',
    description: 'Draft voice: plainly a robot, on purpose. Works without any account.',
    fliteVoice: 'kal16',
  },
]
