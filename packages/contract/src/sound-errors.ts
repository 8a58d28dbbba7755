/** What stands in the way of a voice or music of one's own. */
export const SOUND_ERRORS = {
  sound_not_found: { status: 404, message: 'This recording is not here. It may have been deleted.' },
  sound_in_use: {
    status: 409,
    message: 'A video that is not made yet needs this. Cancel it, or try again later.',
  },
  free_music_unavailable: {
    status: 422,
    message: 'Free music cannot be searched just now. Try again later, or add music of your own.',
  },
  free_music_gone: {
    status: 404,
    message: 'This piece is not offered on free terms any more. Choose another one.',
  },
  sound_refused: { status: 422, message: 'Choose a sound that is not damaged.' },
  sound_too_large: { status: 413, message: 'Choose a sound, or a video with it, of at most 200 MB.' },
  sounds_too_many: {
    status: 422,
    message: 'You keep 200 of these, which is as many as there may be. Delete some.',
  },
  recording_too_long: {
    status: 422,
    message:
      'A script has at most 4,000 characters, about 4½ minutes of speech; nothing longer than 8 minutes is written down. Send a shorter recording.',
  },
  transcription_unavailable: {
    status: 422,
    message:
      'No service that writes down what is said is connected to this server. Write the script yourself, or ask its operator to connect one.',
  },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>
