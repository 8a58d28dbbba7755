import { z } from 'zod'

const key = z.string().min(1).optional()
const model = z.string().min(1).optional()
const address = z.url({ protocol: /^https?$/, error: 'must be an address like http://localhost:11434' })
const dollars = z.coerce
  .number({ error: 'must be a number of US dollars' })
  .min(0, 'must be 0 or more')
  .max(1_000_000, 'must be at most 1000000')

/** Settings of the outside services that can make parts of a film; none is needed. */
export const crewEnvironment = z.object({
  /** OpenAI: ideas and scripts, voices, pictures, recordings written down, and moderation. */
  OPENAI_API_KEY: key,
  OPENAI_BASE_URL: address.optional(),
  OPENAI_TEXT_MODEL: model,
  OPENAI_SPEECH_MODEL: model,
  OPENAI_IMAGE_MODEL: model,
  OPENAI_TRANSCRIPTION_MODEL: model,
  /** Anthropic: ideas and scripts. */
  ANTHROPIC_API_KEY: key,
  ANTHROPIC_BASE_URL: address.optional(),
  ANTHROPIC_MODEL: model,
  /** Google Gemini: ideas and scripts, pictures, moving pictures. */
  GOOGLE_GENERATIVE_AI_API_KEY: key,
  GOOGLE_GENERATIVE_AI_BASE_URL: address.optional(),
  GOOGLE_TEXT_MODEL: model,
  GOOGLE_IMAGE_MODEL: model,
  GOOGLE_VIDEO_MODEL: model,
  /** Ollama on a machine of one's own: ideas and scripts. */
  OLLAMA_BASE_URL: address.optional(),
  OLLAMA_MODEL: model,
  /** Any server that speaks OpenAI's way (LM Studio, vLLM, llama.cpp): ideas and scripts. */
  TEXT_BASE_URL: address.optional(),
  TEXT_API_KEY: key,
  TEXT_MODEL: model,
  /** The same for voices. */
  SPEECH_BASE_URL: address.optional(),
  SPEECH_API_KEY: key,
  SPEECH_MODEL: model,
  /** The same for pictures. */
  IMAGES_BASE_URL: address.optional(),
  IMAGES_API_KEY: key,
  IMAGES_MODEL: model,
  /** The same for writing down recordings (Groq, Speaches and others). */
  TRANSCRIPTION_BASE_URL: address.optional(),
  TRANSCRIPTION_API_KEY: key,
  TRANSCRIPTION_MODEL: model,
  /** ElevenLabs: voices, recordings written down. */
  ELEVENLABS_API_KEY: key,
  ELEVENLABS_BASE_URL: address.optional(),
  ELEVENLABS_MODEL: model,
  ELEVENLABS_TRANSCRIPTION_MODEL: model,
  /** A Kokoro-FastAPI server on a machine of one's own: voices. */
  KOKORO_BASE_URL: address.optional(),
  /** Another place to download the natural voice's model from, in the same folders; the pinned revision without it. */
  KOKORO_MODEL_URL: address.optional(),
  /** The SHA-256 of onnx/model_quantized.onnx there, when it is another one than the pinned one. */
  KOKORO_MODEL_SHA256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be 64 digits of 0-9 and a-f')
    .optional(),
  /** Another place to download the models of this machine's writer from, with the hub's paths. */
  WRITER_MODEL_URL: address.optional(),
  /** fal: pictures, moving pictures. */
  FAL_KEY: key,
  FAL_BASE_URL: address.optional(),
  FAL_MODEL: model,
  FAL_QUEUE_URL: address.optional(),
  FAL_VIDEO_MODEL: model,
  /** Replicate: pictures, moving pictures. */
  REPLICATE_API_TOKEN: key,
  REPLICATE_BASE_URL: address.optional(),
  REPLICATE_MODEL: model,
  REPLICATE_VIDEO_MODEL: model,
  /** Stability AI: pictures. */
  STABILITY_API_KEY: key,
  STABILITY_BASE_URL: address.optional(),
  STABILITY_MODEL: model,
  /** ComfyUI on a machine of one's own: pictures; the model is the checkpoint's file. */
  COMFYUI_URL: address.optional(),
  COMFYUI_MODEL: model,
  /** Makes pictures move with ComfyUI: the file of its Wan 2.2 model. */
  COMFYUI_VIDEO_MODEL: model,
  /** Automatic1111 (started with --api) on a machine of one's own: pictures; the model is the checkpoint. */
  AUTOMATIC1111_URL: address.optional(),
  AUTOMATIC1111_MODEL: model,
  /** Runway: moving pictures. */
  RUNWAY_API_KEY: key,
  RUNWAY_BASE_URL: address.optional(),
  RUNWAY_MODEL: model,
  /** A server of stable-diffusion.cpp with a model of films on a machine of one's own: moving pictures. */
  SDCPP_URL: address.optional(),
  /** Kling: moving pictures; the key is the access key and the secret key with a colon between them. */
  KLING_API_KEY: key,
  KLING_BASE_URL: address.optional(),
  KLING_MODEL: model,
  /** LocalAI with a model that makes pictures move on a machine of one's own: moving pictures; the key where it wants one. */
  LOCALAI_URL: address.optional(),
  LOCALAI_VIDEO_MODEL: model,
  LOCALAI_API_KEY: key,
  /** Pexels: stock photos and clips. */
  PEXELS_API_KEY: key,
  PEXELS_BASE_URL: address.optional(),
  /** Which services make a part, in the order in which they are tried; `embedded` alone uses none. */
  WRITER_ORDER: z.string().optional(),
  NARRATOR_ORDER: z.string().optional(),
  ILLUSTRATOR_ORDER: z.string().optional(),
  ANIMATOR_ORDER: z.string().optional(),
  TRANSCRIBER_ORDER: z.string().optional(),
  /** Whether a script that a model wrote is read once more by a critic, who writes weak sentences anew; `auto` where the model costs little. */
  WRITER_CRITIC: z.enum(['auto', 'on', 'off'], { error: 'must be auto, on or off' }).default('auto'),
  /** Most that services may cost in a day (UTC), in US dollars: for one user, and for all of them together. */
  AI_BUDGET_PER_USER: dollars.default(5),
  AI_BUDGET_PER_DAY: dollars.default(50),
  /** Of the day's, most that accounts in their free trial may cost together, where payments are set up: the rest, at least half, is for those who pay. */
  AI_BUDGET_TRIALS: dollars.default(10),
  /** Of the user's, most that previews may cost in a day of which no video was ordered: they cost no credits. */
  AI_BUDGET_PREVIEWS: dollars.default(2.5),
  /** Most that services may have taken in seven days for one user's videos that were cancelled: those cost no credits. */
  AI_BUDGET_CANCELLED: dollars.default(5),
  /** Calls that run at one service at a time, of all processes on the database together. */
  AI_CONCURRENCY: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1, 'must be 1 to 100')
    .max(100, 'must be 1 to 100')
    .default(4),
  /** Seconds that one call to a service may take. */
  AI_TIMEOUT_SECONDS: z.coerce
    .number({ error: 'must be a number' })
    .min(5, 'must be 5 to 600')
    .max(600, 'must be 5 to 600')
    .default(120),
  /** Seconds that making one picture move may take, from its order to its file. */
  AI_CLIP_TIMEOUT_SECONDS: z.coerce
    .number({ error: 'must be a number' })
    .min(10, 'must be 10 to 7200')
    .max(7200, 'must be 10 to 7200')
    .default(900),
  /** `off` never looks for model servers at this machine's own ports. */
  LOCAL_DISCOVERY: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** `off` does not ask OpenAI's free moderation before anything is made; it is asked only with OPENAI_API_KEY. */
  MODERATION: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** Words and phrases that nothing may be made about, separated by commas. */
  MODERATION_WORDS: z.string().optional(),
})
export type CrewEnvironment = z.output<typeof crewEnvironment>
