import { capitalize, CAST_LOOKS, type CastKind, type CastLook } from '@hookreel/film'

export const KIND_WORDS: Readonly<Record<CastKind, { label: string; example: string }>> = {
  person: {
    label: 'Person',
    example: 'A woman of about 30, short red hair, freckles, dark green raincoat over a white shirt',
  },
  animal: { label: 'Animal', example: 'A small grey donkey, one white ear, a red ribbon' },
  thing: { label: 'Thing', example: 'An old brass telescope with a blue leather strap' },
  place: { label: 'Place', example: 'A narrow yellow house at a harbour, round windows' },
}

export const LOOK_WORDS: Readonly<Record<keyof CastLook, string>> = {
  figure: 'Figure',
  hair: 'Hair',
  hairColour: 'Hair colour',
  skin: 'Skin',
  clothes: 'Clothes',
}

/** "old_woman": "Old woman". */
export function sayLook(value: string): string {
  const words = value.replaceAll('_', ' ')
  return capitalize(words)
}

/** The parts of a look, and what each can be. */
export function listLooks(): { part: keyof CastLook; values: readonly string[] }[] {
  return (['figure', 'hair', 'hairColour', 'skin', 'clothes'] as const).map((part) => ({
    part,
    values: CAST_LOOKS[part],
  }))
}
