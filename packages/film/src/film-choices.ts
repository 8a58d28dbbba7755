import { z } from 'zod'
import { AVOIDED, AVOIDED_MAX } from './pictures/avoided.ts'
import { CAST_MAX, castMemberSchema } from './cast/cast.ts'
import { MOODS } from './mood.ts'
import {
  SCENE_PACES,
  SCENE_PAUSES_SECONDS,
  STRESS_MAX_CHARACTERS,
  STRESSES_MAX_COUNT,
} from './script/delivery.ts'
import { isSaid, isWritten, SAYING_MAX } from './script/sayings.ts'
import { SPEAKER_MAX_CHARACTERS, SPEAKERS_MAX_COUNT } from './script/speakers.ts'

/** Caption presets; `style` is the look that belongs to the film's style. */
export const CAPTION_PRESETS = [
  'style',
  'word_pop',
  'karaoke_pill',
  'box',
  'outline',
  'typewriter',
  'big_word',
  'glow',
  'underline',
  'highlighter',
  'minimal',
] as const
/** One of the ways to show the spoken word; `style` takes the one of the film's style. */
export type CaptionPreset = (typeof CAPTION_PRESETS)[number]
/** How large captions are; each style has its own sizes in pixels. */
export const CAPTION_SIZES = ['small', 'medium', 'large'] as const
/** Where captions stand, always inside the safe zone. */
export const CAPTION_POSITIONS = ['top', 'middle', 'bottom'] as const

const captionChoiceSchema = z.object({
  preset: z.enum(CAPTION_PRESETS).default('style'),
  size: z.enum(CAPTION_SIZES).default('medium'),
  position: z.enum(CAPTION_POSITIONS).default('bottom'),
})
/** How captions look in one film. */
export type CaptionChoice = z.output<typeof captionChoiceSchema>

const musicChoiceSchema = z.object({
  isOn: z.boolean().default(true),
  /** `style` takes the mood that belongs to the film's style. */
  mood: z.enum(['style', ...MOODS]).default('style'),
  /** Share of the usual loudness, 0 to 1; whatever it is, the bed stays under the voice. */
  volume: z.number().min(0).max(1).default(0.7),
  /** A piece of the person's own in place of a composed one. */
  own: z
    .object({
      soundId: z.string().min(1).max(100),
      /** Where in the piece the film begins; left out: at its beginning. */
      fromSeconds: z.number().min(0).max(900).optional(),
    })
    .optional(),
  /** Changes of scene move to the nearest beat, where the voice lets them. */
  snapsToBeats: z.boolean().optional(),
})
/** Whether, in which mood or from which piece, and how loud music plays. */
export type MusicChoice = z.output<typeof musicChoiceSchema>

/**
 * Where the pictures come from: `drawn` by ourselves, `mixed` (real ones of open collections for what a scene surely speaks of, drawn
 * ones beside them), `real` ones wherever any is found, `generated` by a model, `stock` photographs, or moving `clips` of stock. All but
 * the first need a service or the open web; a scene for which no clip is found gets a photograph, and one without any is drawn.
 */
export const PICTURE_SOURCES = ['drawn', 'mixed', 'real', 'generated', 'stock', 'clips'] as const
/** One of the places that pictures come from. */
export type PictureSource = (typeof PICTURE_SOURCES)[number]

/** A picture's seed is 32 bits, unsigned. */
const MAX_SEED = 0xffff_ffff

/** What a scene's picture does not show: pages of pictures, drawn things, `NO_PHOTO`, `NO_DRAWING`. */
export const avoidsSchema = z
  .array(z.string().max(AVOIDED_MAX.characters).regex(AVOIDED))
  .max(AVOIDED_MAX.count)

/**
 * What a scene's picture is drawn from beyond its words. It stays as it was when the picture was first drawn, so that
 * moving, dropping or changing another scene leaves this picture alone.
 */
const sceneDrawingSchema = z.object({
  seed: z.number().int().min(0).max(MAX_SEED),
  index: z.number().int().min(0),
  sceneCount: z.number().int().min(1),
  earlierSubjects: z.array(z.string()),
  avoids: avoidsSchema.optional(),
})
/** What a scene's picture is drawn from beyond its words. */
export type SceneDrawing = z.output<typeof sceneDrawingSchema>

/** A point of a picture, in shares of its sides: what a frame of another shape shows of the picture lies around it. */
export const focusSchema = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
/** A point of a picture, in shares of its sides. */
export type Focus = z.output<typeof focusSchema>

/** How a scene is said; what is left out is as usual. */
export const deliverySchema = z.object({
  pace: z.literal(SCENE_PACES).default(1),
  pauseSeconds: z.literal(SCENE_PAUSES_SECONDS).default(0),
  stresses: z
    .array(
      z.object({
        word: z.string().min(1).max(STRESS_MAX_CHARACTERS),
        nth: z.number().int().min(0).max(4000),
      }),
    )
    .max(STRESSES_MAX_COUNT)
    .default([]),
  /** Who says it, whatever names begin its lines; left out: the film's voice, and those of the names. */
  voiceId: z.string().min(1).max(100).optional(),
})

/** A film's scenes as a person arranged them in the storyboard. */
const storyboardChoiceSchema = z.object({
  /** The storyboard they were arranged in. */
  id: z.string(),
  /** What the pictures were told the film is about, when they were first drawn. */
  about: z.object({ title: z.string(), script: z.string() }),
  /** Pace of speech that the preview was spoken at, kept as long as it gives the film its length. */
  pace: z.number().nullable(),
  /** The silences that it was set with, kept in the same way. */
  silences: z.object({ gapSeconds: z.number(), tailSeconds: z.number() }).nullable().optional(),
  scenes: z
    .array(
      z.object({
        narration: z.string(),
        /** The words that its picture was made from, where those that are spoken are a translation of them. */
        drawnFrom: z.string().optional(),
        drawing: sceneDrawingSchema,
        /** Whether its picture was not seen yet when the film was ordered. */
        isUndrawn: z.boolean().optional(),
        /** What its picture shows, in the person's own words; left out, what is spoken decides. */
        description: z.string().nullable().optional(),
        /** A part file with the person's own picture or clip, which is shown instead of a drawn one. */
        upload: z.string().nullable(),
        /** The point of it that is shown; left out: what stands out is found. */
        focus: focusSchema.optional(),
        /** Whether a model makes its picture move. */
        moves: z.boolean().optional(),
        /** Whether the sound of the person's own clip is heard. */
        keepsSound: z.boolean().optional(),
        /** How it is said; left out: as usual. */
        delivery: deliverySchema.optional(),
      }),
    )
    .min(1),
  /** For how many scenes credits are held because they are made to move, and how many each: those that stay still get them back. */
  movingHeld: z.object({ scenes: z.number().int().min(0), each: z.number().int().min(0) }).optional(),
})
/** A film's scenes as a person arranged them. */
export type StoryboardChoice = z.output<typeof storyboardChoiceSchema>

/** What a film says of the language that it was put into. */
const filmLanguageSchema = z.object({
  /** Its English name: "Spanish". */
  name: z.string(),
  /** The finished video that was told first. */
  of: z.string(),
  /** Its pictures are those of that film: what is not known of them is drawn, and no service is asked for it. */
  reuses: z.boolean(),
  /** Left out: its words are as they shall be. */
  translate: z
    .object({
      /** As a model is told it: "Portuguese (Brazil)". */
      into: z.string(),
      /** Words that stay as they are. */
      glossary: z.array(z.string()),
    })
    .optional(),
})
/** The language that a finished film was put into. */
export type FilmLanguage = z.output<typeof filmLanguageSchema>

/** A word, or a few, as they are written and as they are said: respelled, or in the international alphabet between slashes. */
export const sayingSchema = z.object({
  word: z.string().trim().max(SAYING_MAX.word).refine(isWritten, 'Write a word'),
  saidAs: z
    .string()
    .trim()
    .max(SAYING_MAX.saidAs)
    .refine(isSaid, 'Write how it is said, or its sounds between two slashes'),
})
/** How a word is said. Captions show it as it is written. */
export type Saying = z.output<typeof sayingSchema>

/** A name of a script, and the voice that speaks its lines. */
export const speakerVoiceSchema = z.object({
  name: z.string().trim().min(1).max(SPEAKER_MAX_CHARACTERS),
  voiceId: z.string().min(1).max(100),
})

/**
 * What a person may choose about a film beyond its script, style, voice and size; everything has a default. Every order takes this, and
 * nothing of what the server alone says of a film.
 */
export const orderChoicesSchema = z.object({
  captions: captionChoiceSchema.prefault({}),
  music: musicChoiceSchema.prefault({}),
  hasSoundEffects: z.boolean().default(false),
  pictures: z.enum(PICTURE_SOURCES).default('drawn'),
  /** Words that are said otherwise than they are written; left out: none. */
  sayings: z.array(sayingSchema).max(SAYING_MAX.count).optional(),
  /** The voices of names that begin lines of the script; a name that is left out gets one that differs from the others. */
  speakers: z.array(speakerVoiceSchema).max(SPEAKERS_MAX_COUNT).optional(),
  /** Members of one's cast whom this film does not show, even where they are named. */
  castOff: z.array(z.string().max(64)).max(CAST_MAX.members).optional(),
})
/** What a person chose about a film. */
export type OrderChoices = z.output<typeof orderChoicesSchema>

/** The same with what the server knows and says of the film: prices and services follow from it, so no order brings it. */
export const filmChoicesSchema = orderChoicesSchema.extend({
  /** Whom the film shows, as they were when it was ordered; left out: nobody. */
  cast: z.array(castMemberSchema).max(CAST_MAX.ofFilm).optional(),
  /** Of a version of a finished film in another language; left out: it is none. */
  language: filmLanguageSchema.optional(),
  /** Left out: the scenes are cut from the script. */
  storyboard: storyboardChoiceSchema.optional(),
})
/** Everything that may be chosen beyond script, style, voice and size, with its defaults filled in. */
export type FilmChoices = z.output<typeof filmChoicesSchema>

/** A film for which nothing was chosen: the style's captions and mood, drawn pictures, no effects. */
export const DEFAULT_CHOICES: FilmChoices = filmChoicesSchema.parse({})
